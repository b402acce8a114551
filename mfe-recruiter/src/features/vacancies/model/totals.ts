import type { OwnVacancy } from '@cpa/shared/contracts';

export type VacancyTotals = { open: number; applicants: number; newApplicants: number; views: number };

/** Adds up the figures of all vacancies. Drafts and closed vacancies count towards applicants and views. */
export function vacancyTotals(vacancies: readonly OwnVacancy[]): VacancyTotals {
  const totals: VacancyTotals = { open: 0, applicants: 0, newApplicants: 0, views: 0 };
  for (const vacancy of vacancies) {
    if (vacancy.status === 'open') totals.open += 1;
    totals.applicants += vacancy.applicants_count;
    totals.newApplicants += vacancy.new_applicants_count;
    totals.views += vacancy.views;
  }
  return totals;
}
