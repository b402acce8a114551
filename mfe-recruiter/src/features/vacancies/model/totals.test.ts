import { anOwnVacancy } from '@cpa/shared/testing';
import { vacancyTotals } from './totals.ts';

describe('vacancyTotals', () => {
  it('adds up applicants and views of all vacancies and counts open ones', () => {
    const vacancies = [
      anOwnVacancy({ status: 'open', applicants_count: 3, new_applicants_count: 2, views: 40 }),
      anOwnVacancy({ status: 'closed', applicants_count: 5, new_applicants_count: 0, views: 100 }),
      anOwnVacancy({ status: 'draft', applicants_count: 0, new_applicants_count: 0, views: 0 }),
    ];
    expect(vacancyTotals(vacancies)).toEqual({ open: 1, applicants: 8, newApplicants: 2, views: 140 });
  });
});
