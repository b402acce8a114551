import type { VacancyPage } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { useShortcuts } from '@cpa/shared/ui';
import { deduplicatePages } from '../model/deduplicatePages.ts';
import { stepOfKey } from '../model/stepOfKey.ts';
import { RESULTS_ID } from './SkipToResults.tsx';

type ResultKeysOptions = {
  pages: readonly VacancyPage[];
  /** The vacancy in the panel; null without a panel. */
  selectedId: number | null;
  /** Shows a vacancy in the panel. */
  onSelect: (id: number) => void;
};

/**
 * Moves the focus to the next (J) or previous (K) result and, beside a panel, selects it. Steps from the card with the
 * focus, else from the selected card, else from the top of the viewport.
 */
export function useResultKeys({ pages, selectedId, onSelect }: ResultKeysOptions): void {
  useShortcuts((_key, event) => {
    const step = stepOfKey(event);
    if (step === 0) return;
    const ids = deduplicatePages(pages)
      .flat()
      .map(({ id }) => id);
    const focused = cardOf(document.activeElement);
    let from = focused ? ids.findIndex((id) => cardOf(linkOf(id)) === focused) : -1;
    // The list is virtualised: the link of a selected card far from the viewport is not rendered.
    if (from < 0 && selectedId !== null && linkOf(selectedId)) from = ids.indexOf(selectedId);
    if (from < 0) {
      const top = ids.findIndex((id) => isInOrBelowViewport(linkOf(id)));
      from = (top < 0 ? ids.length : top) - (step > 0 ? 1 : 0);
    }
    const next = ids[Math.max(from + step, 0)];
    if (next === undefined) return;
    linkOf(next)?.focus();
    if (selectedId !== null && next !== selectedId) onSelect(next);
  });
}

/** The URL may begin with a language. */
const linkOf = (id: number): HTMLElement | null =>
  document.getElementById(RESULTS_ID)?.querySelector<HTMLElement>(`a[href$="${paths.vacancy(id)}"]`) ?? null;

const cardOf = (element: Element | null) =>
  element?.closest(`#${RESULTS_ID} :is(li, [role=listitem])`) ?? null;

/** The scroll padding excludes the height of the sticky header. */
function isInOrBelowViewport(link: HTMLElement | null): boolean {
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return link !== null && link.getBoundingClientRect().top >= covered;
}
