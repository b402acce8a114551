import SuggestionPanel, { type SuggestionPanelProps } from '../../../search/suggestions/SuggestionPanel.tsx';
import { useRecentSearches } from '../state/recentSearchStore.ts';

/** Suggestions with the recent searches of this browser. */
export default function SearchSuggestions(props: Omit<SuggestionPanelProps, 'recent'>) {
  const recent = useRecentSearches()
    .filter(({ filters }) => filters.length === 0)
    .map(({ words, search }) => ({ label: words, search }));
  return <SuggestionPanel {...props} recent={recent} />;
}
