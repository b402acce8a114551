import type { Company } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aCompany, aRefusal, aVacancyPage, settled } from '@cpa/shared/testing';
import type { CompanyPageApi } from '../api/companyPageApi.ts';
import { createCompanyPageSaga } from './companyPageSaga.ts';
import { companyOpened, selectCompanyRead, selectCompanyVacancies } from './companyPageSlice.ts';

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
    company: (id: number) => selectCompanyRead(store.getState() as object, id)?.status,
    vacancies: (id: number, page = 1) => selectCompanyVacancies(store.getState() as object, id, page)?.status,
  };
}

it('reads a company and what it has open side by side', async () => {
  const { store, company, vacancies } = openCompany();
  store.dispatch(companyOpened({ id: 3, page: 1 }));
  expect([company(3), vacancies(3)]).toEqual(['loading', 'loading']);
  await settled();
  expect([company(3), vacancies(3)]).toEqual(['loaded', 'loaded']);
});

it('one half that fails leaves the other standing', async () => {
  const { store, company, vacancies } = openCompany({
    vacancies: async () => {
      throw aRefusal(503);
    },
  });
  store.dispatch(companyOpened({ id: 3, page: 1 }));
  await settled();
  expect([company(3), vacancies(3)]).toEqual(['loaded', 'failed']);
});

it('a company that does not exist is told from one that could not be read', async () => {
  const { store, company } = openCompany({
    company: async (id) => {
      throw aRefusal(id === 404 ? 404 : 503);
    },
  });
  store.dispatch(companyOpened({ id: 404, page: 1 }));
  await settled();
  store.dispatch(companyOpened({ id: 503, page: 1 }));
  await settled();
  expect([company(404), company(503)]).toEqual(['missing', 'failed']);
});

it('gives up a company that another one has overtaken', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { store, company } = openCompany({
    company: (id, signal) => {
      signals.push(signal);
      return id === 3 ? new Promise<Company>(() => {}) : Promise.resolve(aCompany({ id }));
    },
  });
  store.dispatch(companyOpened({ id: 3, page: 1 }));
  store.dispatch(companyOpened({ id: 4, page: 1 }));
  await settled();
  expect(signals[0]?.aborted).toBe(true);
  expect(company(4)).toBe('loaded');
});

it('the next page of vacancies does not read as the first', async () => {
  const { store, vacancies } = openCompany();
  store.dispatch(companyOpened({ id: 3, page: 1 }));
  await settled();
  store.dispatch(companyOpened({ id: 3, page: 2 }));
  expect([vacancies(3, 1), vacancies(3, 2)]).toEqual(['loaded', 'loading']);
});
