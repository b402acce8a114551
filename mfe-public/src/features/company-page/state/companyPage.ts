import { createSelector } from '@reduxjs/toolkit';
import type { CountedOption } from '@cpa/shared/contracts';
import { createResource } from '@cpa/shared/store';
import { fork, put, takeEvery } from 'typed-redux-saga';
import type { CompanyPageApi } from '../api/companyPageApi.ts';
import type { CompanyVacancySort } from '../model/vacancySort.ts';

export type CompanyOpened = { id: number; page: number; sort: CompanyVacancySort };

export const company = createResource({
  name: 'publicCompany',
  load: (api: CompanyPageApi, { id }: CompanyOpened, signal) => api.company(id, signal),
  key: ({ id }: { id: number }) => id,
  isPublic: true,
});

export const companyVacancies = createResource({
  name: 'publicCompanyVacancies',
  load: (api: CompanyPageApi, opened: CompanyOpened, signal) => api.vacancies(opened.id, opened, signal),
  key: ({ id, page, sort }: CompanyOpened) => `${id}/${sort}/${page}`,
  isPublic: true,
});

/** Loads the company and its vacancies independently. */
export function createCompanyPageSaga(api: CompanyPageApi) {
  return function* companyPageSaga() {
    yield* fork(company.saga(api));
    yield* fork(companyVacancies.saga(api));
    yield* takeEvery(company.opened, function* ({ payload }) {
      yield* put(companyVacancies.opened(payload));
    });
  };
}

/** Languages of the open vacancies, which every page and order states; empty until one is loaded. */
export const selectLanguages = createSelector(
  companyVacancies.selectReads,
  (_state: object, id: number) => id,
  (reads, id): CountedOption[] => {
    const known = Object.values(reads).find((read) => read.status === 'loaded' && read.arg.id === id);
    return known?.data?.facets.languages.filter(({ count }) => count > 0) ?? [];
  },
);
