import type { Suggestions } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';

/** A row of the list: searches for a text, or opens a page. */
export type SuggestionOption = {
  kind: 'recent' | 'occupation' | 'company';
  label: string;
  /** Language of the label, for screen readers. */
  language?: string;
  /** English name of an occupation that was typed in another language. */
  note?: string;
  open?: number;
  action: { search: string } | { path: string };
};

export type RecentOption = { label: string; search: string };

/** Recent searches that continue the typed text. */
const MAX_RECENT = 2;

export function suggestionOptions(
  text: string,
  { occupations, companies }: Suggestions,
  recent: readonly RecentOption[] = [],
): SuggestionOption[] {
  const typed = text.toLowerCase();
  const continued = recent
    .filter(({ label }) => label.toLowerCase().startsWith(typed) && label.toLowerCase() !== typed)
    .slice(0, MAX_RECENT);
  const known = new Set(continued.map(({ label }) => label.toLowerCase()));
  return [
    ...continued.map(({ label, search }) => ({
      kind: 'recent' as const,
      label,
      action: { path: `${paths.vacancies}?${search}` },
    })),
    ...occupations
      .filter(({ label }) => !known.has(label.toLowerCase()))
      .map(({ label, language, name, open }) => ({
        kind: 'occupation' as const,
        label,
        language,
        ...(name !== label && { note: name }),
        open,
        action: { search: label },
      })),
    ...companies.map(({ id, name }) => ({
      kind: 'company' as const,
      label: name,
      action: { path: paths.company(id) },
    })),
  ];
}
