import { Button, EmptyState, SearchIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** No vacancy matches the filters, or the tab is empty. */
export function NoMatch({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={t(isFiltered ? 'vacancyTable.noMatch.title' : 'vacancyTable.emptyTab.title')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t(isFiltered ? 'vacancyTable.clearFilters' : 'vacancyTable.showAll')}
        </Button>
      }
    >
      {t(isFiltered ? 'vacancyTable.noMatch.text' : 'vacancyTable.emptyTab.text')}
    </EmptyState>
  );
}
