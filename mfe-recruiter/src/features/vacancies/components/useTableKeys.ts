import { paths } from '@cpa/shared/routing';
import { useShortcuts } from '@cpa/shared/ui';
import { useNavigate } from 'react-router';
import { SEARCH_ID } from './toolbar/VacancyToolbar.tsx';

/** Shortcuts of the table: N writes a vacancy, / searches, E edits the focused row, and arrow keys move between rows. */
export function useTableKeys(): void {
  const navigate = useNavigate();
  const onKey = (key: string, event: KeyboardEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-vacancy]');
    if (key === 'n' || key === 'N') void navigate(paths.recruiter.newVacancy);
    else if (key === '/') document.getElementById(SEARCH_ID)?.focus();
    else if ((key === 'e' || key === 'E') && row)
      void navigate(paths.recruiter.editVacancy(Number(row.dataset['vacancy'])));
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && row) focusRow(row, key === 'ArrowDown');
    else return;
    event.preventDefault();
  };
  useShortcuts(onKey, { withRepeats: true });
}

function focusRow(row: HTMLElement, isNext: boolean): void {
  const other = isNext ? row.nextElementSibling : row.previousElementSibling;
  other?.querySelector<HTMLElement>('[data-row-link]')?.focus();
}
