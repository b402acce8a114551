import type { CompanyPage } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aCompanyCard, aCompanyPage, anApiError, flushPromises } from '@cpa/shared/testing';
import type { CompanyDirectoryApi } from '../api/companyDirectoryApi.ts';
import { readCompanyQuery } from '../model/companyQuery.ts';
import { createCompanyDirectorySaga } from './companyDirectorySaga.ts';
import { directoryOpened, selectDirectoryPage, selectDirectoryStatus } from './companyDirectorySlice.ts';

const read = (search: string) => readCompanyQuery(new URLSearchParams(search));
const pageOf = (name: string) => aCompanyPage({ data: [aCompanyCard({ name })] });

function openDirectory(overrides: Partial<CompanyDirectoryApi> = {}) {
  const api: CompanyDirectoryApi = {
    list: async () => pageOf('Kas di Sabor'),
    search: async () => pageOf('Turtle Reef Divers'),
    ...overrides,
  };
  const store = createPortalStore();
  const saga = createCompanyDirectorySaga(api);
  store.runFeatureSaga('public/company-directory', saga);
  return {
    store,
    status: () => selectDirectoryStatus(store.getState() as object),
    names: () => selectDirectoryPage(store.getState() as object)?.data.map(({ name }) => name),
  };
}

it('keeps the previous companies on screen while the next ones load', async () => {
  const { store, status, names } = openDirectory({ search: () => new Promise(() => {}) });
  store.dispatch(directoryOpened(read('')));
  await flushPromises();
  store.dispatch(directoryOpened(read('search_string=reef')));
  expect(status()).toBe('loading');
  expect(names()).toEqual(['Kas di Sabor']);
});

it('ignores a response that arrives after a newer request', async () => {
  const responses: ((page: CompanyPage) => void)[] = [];
  const { store, names } = openDirectory({
    search: () => new Promise((resolve) => void responses.push(resolve)),
  });
  store.dispatch(directoryOpened(read('search_string=re')));
  store.dispatch(directoryOpened(read('search_string=reef')));
  responses[1]?.(pageOf('Turtle Reef Divers'));
  responses[0]?.(pageOf('Retro Records'));
  await flushPromises();
  expect(names()).toEqual(['Turtle Reef Divers']);
});

it('reports an error unless the requested companies are already on screen', async () => {
  let isDown = true;
  const { store, status } = openDirectory({
    list: async () => {
      if (isDown) throw anApiError(503);
      return pageOf('Kas di Sabor');
    },
  });
  store.dispatch(directoryOpened(read('')));
  await flushPromises();
  expect(status()).toBe('failed');
  isDown = false;
  store.dispatch(directoryOpened(read('')));
  await flushPromises();
  isDown = true;
  store.dispatch(directoryOpened(read('')));
  await flushPromises();
  expect(status()).toBe('loaded');
});
