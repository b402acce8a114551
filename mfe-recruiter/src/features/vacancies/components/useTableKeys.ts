import { paths } from '@cpa/shared/routing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_ID } from './toolbar/VacancyToolbar.tsx';

/**
 * Shortcuts of the table: N writes a vacancy, / searches, E edits the focused row, and the arrow keys move between
 * rows. They pause while a text field or a dialog has the focus.
 */
export function useTableKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof HTMLElement) || target.closest(BUSY)) return;
      const row = target.closest<HTMLElement>('[data-vacancy]');
      if (key === 'n' || key === 'N') void navigate(paths.recruiter.newVacancy);
      else if (key === '/') document.getElementById(SEARCH_ID)?.focus();
      else if ((key === 'e' || key === 'E') && row)
        void navigate(paths.recruiter.editVacancy(Number(row.dataset.vacancy)));
      else if ((key === 'ArrowDown' || key === 'ArrowUp') && row) focusRow(row, key === 'ArrowDown');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}

const BUSY =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

function focusRow(row: HTMLElement, isNext: boolean): void {
  const other = isNext ? row.nextElementSibling : row.previousElementSibling;
  other?.querySelector<HTMLElement>('[data-row-link]')?.focus();
}
