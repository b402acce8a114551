import { createPortalStore } from '@cpa/shared/store';
import { aCompanyCard, aCompanyPage, anApiError, flushPromises } from '@cpa/shared/testing';
import type { CompanyDirectoryApi } from '../api/companyDirectoryApi.ts';
import { readCompanyQuery } from '../model/companyQuery.ts';
import { directory, selectDirectoryStatus } from './directory.ts';

const read = (search: string) => readCompanyQuery(new URLSearchParams(search));
const pageOf = (name: string) => aCompanyPage({ data: [aCompanyCard({ name })] });

function openDirectory(overrides: Partial<CompanyDirectoryApi> = {}) {
  const api: CompanyDirectoryApi = {
    list: async () => pageOf('Kas di Sabor'),
    search: async () => pageOf('Turtle Reef Divers'),
    ...overrides,
  };
  const store = createPortalStore();
  store.runFeatureSaga('public/company-directory', directory.saga(api));
  return {
    store,
    status: (search: string) => selectDirectoryStatus(store.getState(), read(search)),
    names: () => directory.select(store.getState()).data?.data.map(({ name }) => name),
  };
}

it('keeps the previous companies on screen while the next ones load', async () => {
  const { store, status, names } = openDirectory({ search: () => new Promise(() => {}) });
  store.dispatch(directory.opened(read('')));
  await flushPromises();
  store.dispatch(directory.opened(read('search_string=reef')));
  expect(status('search_string=reef')).toBe('loading');
  expect(names()).toEqual(['Kas di Sabor']);
});

it('searches with a filter and lists without one', async () => {
  const { store, names } = openDirectory();
  store.dispatch(directory.opened(read('page=2')));
  await flushPromises();
  expect(names()).toEqual(['Kas di Sabor']);
  store.dispatch(directory.opened(read('search_string=reef')));
  await flushPromises();
  expect(names()).toEqual(['Turtle Reef Divers']);
});

it('reports an error unless the requested companies are already on screen', async () => {
  let isDown = true;
  const answer = async (name: string) => {
    if (isDown) throw anApiError(503);
    return pageOf(name);
  };
  const { store, status } = openDirectory({
    list: () => answer('Kas di Sabor'),
    search: () => answer('Reef'),
  });
  store.dispatch(directory.opened(read('')));
  await flushPromises();
  expect(status('')).toBe('failed');
  isDown = false;
  store.dispatch(directory.opened(read('')));
  expect(status('')).toBe('loading');
  await flushPromises();
  isDown = true;
  store.dispatch(directory.opened(read('')));
  await flushPromises();
  expect(status('')).toBe('loaded');
  store.dispatch(directory.opened(read('search_string=reef')));
  await flushPromises();
  expect([status('search_string=reef'), status('')]).toEqual(['failed', 'loaded']);
});
