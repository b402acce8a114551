import type { Company } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aCompany, anApiError, aVacancyPage, flushPromises } from '@cpa/shared/testing';
import type { CompanyPageApi } from '../api/companyPageApi.ts';
import { createCompanyPageSaga } from './companyPageSaga.ts';
import { companyOpened, selectCompany, selectCompanyVacancies } from './companyPageSlice.ts';

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
    company: (id: number) => selectCompany(store.getState() as object, id)?.status,
    vacancies: (id: number, page = 1) =>
      selectCompanyVacancies(store.getState() as object, { id, page, sort: 'date' })?.status,
  };
}

it('loads the company and its vacancies in parallel', async () => {
  const { store, company, vacancies } = openCompany();
  store.dispatch(companyOpened({ id: 3, page: 1, sort: 'date' }));
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
  store.dispatch(companyOpened({ id: 3, page: 1, sort: 'date' }));
  await flushPromises();
  expect([company(3), vacancies(3)]).toEqual(['loaded', 'failed']);
});

it('distinguishes a missing company from a failed request', async () => {
  const { store, company } = openCompany({
    company: async (id) => {
      throw anApiError(id === 404 ? 404 : 503);
    },
  });
  store.dispatch(companyOpened({ id: 404, page: 1, sort: 'date' }));
  await flushPromises();
  store.dispatch(companyOpened({ id: 503, page: 1, sort: 'date' }));
  await flushPromises();
  expect([company(404), company(503)]).toEqual(['missing', 'failed']);
});

it('aborts loading a company when another one is opened', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { store, company } = openCompany({
    company: (id, signal) => {
      signals.push(signal);
      return id === 3 ? new Promise<Company>(() => {}) : Promise.resolve(aCompany({ id }));
    },
  });
  store.dispatch(companyOpened({ id: 3, page: 1, sort: 'date' }));
  store.dispatch(companyOpened({ id: 4, page: 1, sort: 'date' }));
  await flushPromises();
  expect(signals[0]?.aborted).toBe(true);
  expect(company(4)).toBe('loaded');
});

it('stores pages of vacancies separately', async () => {
  const { store, vacancies } = openCompany();
  store.dispatch(companyOpened({ id: 3, page: 1, sort: 'date' }));
  await flushPromises();
  store.dispatch(companyOpened({ id: 3, page: 2, sort: 'date' }));
  expect([vacancies(3, 1), vacancies(3, 2)]).toEqual(['loaded', 'loading']);
});
