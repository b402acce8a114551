import type { VacancyPage } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, aVacancyCard, aVacancyPage, fakeFallback, flushPromises } from '@cpa/shared/testing';
import type { VacancySearchApi } from '../api/vacancySearchApi.ts';
import { readQuery } from '../model/vacancyQuery.ts';
import { createVacancySearchSaga } from './vacancySearchSaga.ts';
import {
  listLoaded,
  listOpened,
  selectList,
  selectDisplayed,
  selectLists,
  selectLoadedAt,
} from './vacancySearchSlice.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));
const pageOf = (title: string) => aVacancyPage({ data: [aVacancyCard({ title })] });

function openSearch(overrides: Partial<VacancySearchApi> = {}) {
  const requests: string[] = [];
  const api: VacancySearchApi = {
    list: async (page) => {
      requests.push(`list ${page}`);
      return pageOf('Baker');
    },
    search: async (filter, page) => {
      requests.push(`${JSON.stringify(filter)} ${page}`);
      return pageOf('Line Cook');
    },
    ...overrides,
  };
  const store = createPortalStore();
  const fallback = fakeFallback();
  store.runFeatureSaga('public/vacancy-search', createVacancySearchSaga(api, fallback));
  const list = (search: string) => selectList(store.getState() as object, search);
  const displayed = (search: string) =>
    selectDisplayed(store.getState() as object, read(search)).pages.flatMap(({ data }) =>
      data.map(({ title }) => title),
    );
  return { store, requests, fallback, list, displayed };
}

describe('vacancy list', () => {
  it('requests the plain list without criteria, and a search with them', async () => {
    const { store, requests, displayed } = openSearch();
    store.dispatch(listOpened(read('page=2')));
    await flushPromises();
    store.dispatch(listOpened(read('search_string=cook&filter_sectors=2')));
    await flushPromises();
    expect(requests).toEqual(['list 2', '{"search_string":"cook","filter_sectors":[2]} 1']);
    expect(displayed('search_string=cook&filter_sectors=2')).toEqual(['Line Cook']);
  });

  it('becomes the fallback links of the remote', async () => {
    const { store, fallback } = openSearch();
    store.dispatch(listOpened(read('')));
    await flushPromises();
    const { id, company } = aVacancyCard();
    expect(fallback.links).toEqual([{ label: 'Baker', detail: company.name, path: `/vacancies/${id}` }]);
  });

  it('keeps the previous list on screen while the next one loads', async () => {
    const { store, list, displayed } = openSearch({ search: () => new Promise(() => {}) });
    store.dispatch(listOpened(read('')));
    await flushPromises();
    store.dispatch(listOpened(read('search_string=cook')));
    expect(list('search_string=cook')?.status).toBe('loading');
    expect(displayed('search_string=cook')).toEqual(['Baker']);
  });

  it('shows a cached list without a request', async () => {
    const { store, requests, displayed } = openSearch();
    store.dispatch(listOpened(read('')));
    await flushPromises();
    store.dispatch(listOpened(read('search_string=cook')));
    await flushPromises();
    store.dispatch(listOpened(read('')));
    expect(displayed('')).toEqual(['Baker']);
    await flushPromises();
    expect(requests).toHaveLength(2);
  });

  it('reloads a list after a minute and shows the cached one while it loads', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { store, requests, list } = openSearch();
    store.dispatch(listOpened(read('')));
    await flushPromises();
    now.mockReturnValue(1_000_000 + 61_000);
    store.dispatch(listOpened(read('')));
    expect(list('')?.status).toBe('loaded');
    await flushPromises();
    expect(requests).toHaveLength(2);
  });

  it('has equal lists on the server and in the browser, which load at different times', async () => {
    const [server, browser] = [openSearch(), openSearch()];
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    server.store.dispatch(listOpened(read('')));
    await flushPromises();
    now.mockReturnValue(1_000_000 + 2000);
    browser.store.dispatch(listOpened(read('')));
    await flushPromises();
    const [rendered, hydrated] = [server, browser].map(({ store }) => store.getState() as object);
    expect(selectLists(hydrated!)).toEqual(selectLists(rendered!));
    expect(selectLoadedAt(hydrated!, '')).toBe(1_000_000 + 2000);
  });

  it('aborts an outdated request and ignores its response', async () => {
    const signals: AbortSignal[] = [];
    const responses: ((page: VacancyPage) => void)[] = [];
    const { store, list, displayed } = openSearch({
      search: (_filter, _page, signal) => {
        if (signal) signals.push(signal);
        return new Promise((resolve) => void responses.push(resolve));
      },
    });
    store.dispatch(listOpened(read('search_string=co')));
    store.dispatch(listOpened(read('search_string=cook')));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    responses[1]?.(pageOf('Line Cook'));
    await flushPromises();
    responses[0]?.(pageOf('Coach'));
    await flushPromises();
    expect(displayed('search_string=cook')).toEqual(['Line Cook']);
    expect(list('search_string=co')?.status).toBe('loading');
  });

  it('reports an error and can be retried', async () => {
    let isDown = true;
    const { store, list, displayed } = openSearch({
      list: async () => {
        if (isDown) throw anApiError(503, { message: 'Away.' });
        return pageOf('Baker');
      },
    });
    store.dispatch(listOpened(read('')));
    await flushPromises();
    expect(list('')).toMatchObject({ status: 'failed', error: { status: 503, message: 'Away.' } });
    isDown = false;
    store.dispatch(listOpened(read('')));
    expect(list('')?.status).toBe('loading');
    await flushPromises();
    expect(displayed('')).toEqual(['Baker']);
  });

  it('caches 130 pages and evicts the oldest', () => {
    const { store, list } = openSearch({ search: () => new Promise(() => {}) });
    for (let page = 1; page <= 140; page += 1) {
      const query = read(`filter_sectors=1&page=${page}`);
      store.dispatch(listOpened(query));
      store.dispatch(listLoaded(query, pageOf('Baker')));
    }
    expect(list('filter_sectors=1')).toBeUndefined();
    expect(selectLoadedAt(store.getState() as object, 'filter_sectors=1')).toBeUndefined();
    expect(list('filter_sectors=1&page=140')?.status).toBe('loaded');
  });

  it('limits the number of pages loaded for a link', async () => {
    const page = { ...pageOf('Baker'), total: 2000, last_page: 100 };
    const { store, requests } = openSearch({
      list: async (number) => {
        requests.push(`list ${number}`);
        return { ...page, page: number };
      },
    });
    store.dispatch(listOpened(read('through=99999')));
    await flushPromises();
    await flushPromises();
    expect(requests).toHaveLength(11);
  });
});
