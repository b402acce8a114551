import { afterDialogs } from '@cpa/shared/ui';

/**
 * Stores the positions of the given rows while an action runs. The returned function, called when it has ended, waits
 * until its dialogs are gone. If the focus has fallen to the body by then, because its element was removed by the
 * change, it moves to the first changed row, else to the row in its place, else to the current tab.
 */
export function focusRowLater(ids: readonly number[]): () => void {
  const place = Math.max(
    0,
    allRows().findIndex((row) => ids.includes(idOf(row))),
  );
  const moveFocus = () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = allRows();
    const row =
      rows.find((candidate) => ids.includes(idOf(candidate))) ?? rows[Math.min(place, rows.length - 1)];
    const link = row?.querySelector<HTMLElement>('[data-row-link]');
    (link ?? document.querySelector<HTMLElement>(TAB))?.focus();
  };
  return () => void afterDialogs(moveFocus);
}

const TAB = 'nav a[data-tab][aria-current]';

const allRows = () => [...document.querySelectorAll<HTMLElement>('[data-vacancy]')];
const idOf = (row: HTMLElement) => Number(row.dataset.vacancy);
