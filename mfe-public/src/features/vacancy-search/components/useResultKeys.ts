import type { VacancyPage } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { useShortcuts } from '@cpa/shared/ui';
import { deduplicatePages } from '../model/deduplicatePages.ts';
import { RESULTS_ID } from './SkipToResults.tsx';

type ResultKeysOptions = {
  pages: readonly VacancyPage[];
  /** The vacancy in the panel; null without a panel. */
  selectedId: number | null;
  /** Shows a vacancy in the panel. */
  onSelect: (id: number) => void;
};

/** Moves the focus to the next (J) or previous (K) result and, beside a panel, selects it. */
export function useResultKeys({ pages, selectedId, onSelect }: ResultKeysOptions): void {
  useShortcuts((key) => {
    const step = key === 'j' ? 1 : key === 'k' ? -1 : 0;
    const focused = document.activeElement;
    // WCAG 2.1.4: a letter is a shortcut only while something has the focus.
    if (step === 0 || focused === document.body) return;
    const ids = deduplicatePages(pages)
      .flat()
      .map(({ id }) => id);
    const current = ids.findIndex((id) => linkOf(id) === focused);
    const from = current >= 0 ? current : selectedId === null ? -1 : ids.indexOf(selectedId);
    const next = ids[Math.max(from + step, 0)];
    if (next === undefined) return;
    linkOf(next)?.focus();
    if (selectedId !== null && next !== selectedId) onSelect(next);
  });
}

const linkOf = (id: number): HTMLElement | null =>
  document.getElementById(RESULTS_ID)?.querySelector<HTMLElement>(`a[href="${paths.vacancy(id)}"]`) ?? null;
