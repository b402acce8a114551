import { createPortalStore } from '@cpa/shared/store';
import { aCompany, anApiError, aVacancyPage, flushPromises } from '@cpa/shared/testing';
import type { CompanyPageApi } from '../api/companyPageApi.ts';
import { company as companies, companyVacancies, createCompanyPageSaga } from './companyPage.ts';

function openCompany(overrides: Partial<CompanyPageApi> = {}) {
  const api: CompanyPageApi = {
    company: async (id) => aCompany({ id }),
    vacancies: async () => aVacancyPage(),
    ...overrides,
  };
  const store = createPortalStore();
  store.runFeatureSaga('public/company-page', createCompanyPageSaga(api));
  return {
    store,
    company: (id: number) => companies.select(store.getState(), { id }).status,
    vacancies: (id: number, page = 1) =>
      companyVacancies.select(store.getState(), { id, page, sort: 'date' }).status,
  };
}

it('loads the company and its vacancies in parallel', async () => {
  const { store, company, vacancies } = openCompany();
  store.dispatch(companies.opened({ id: 3, page: 1, sort: 'date' }));
  expect([company(3), vacancies(3)]).toEqual(['loading', 'loading']);
  await flushPromises();
  expect([company(3), vacancies(3)]).toEqual(['loaded', 'loaded']);
});

it('keeps the company when its vacancies fail to load', async () => {
  const { store, company, vacancies } = openCompany({
    vacancies: async () => {
      throw anApiError(503);
    },
  });
  store.dispatch(companies.opened({ id: 3, page: 1, sort: 'date' }));
  await flushPromises();
  expect([company(3), vacancies(3)]).toEqual(['loaded', 'failed']);
});

it('stores pages of vacancies separately', async () => {
  const { store, vacancies } = openCompany();
  store.dispatch(companies.opened({ id: 3, page: 1, sort: 'date' }));
  await flushPromises();
  store.dispatch(companies.opened({ id: 3, page: 2, sort: 'date' }));
  expect([vacancies(3, 1), vacancies(3, 2)]).toEqual(['loaded', 'loading']);
});
