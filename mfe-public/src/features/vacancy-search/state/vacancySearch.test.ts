import type { VacancyPage } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aRefusal, aVacancyCard, aVacancyPage, fakeFallback, settled } from '@cpa/shared/testing';
import type { VacancySearchApi } from '../api/vacancySearchApi.ts';
import { readQuery } from '../model/vacancyQuery.ts';
import { createVacancySearchSaga } from './vacancySearchSaga.ts';
import { listLoaded, listOpened, selectList, selectDisplayed } from './vacancySearchSlice.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));
const pageOf = (title: string) => aVacancyPage({ data: [aVacancyCard({ title })] });

function openSearch(overrides: Partial<VacancySearchApi> = {}) {
  const asked: string[] = [];
  const api: VacancySearchApi = {
    list: async (page) => {
      asked.push(`list ${page}`);
      return pageOf('Baker');
    },
    search: async (filter, page) => {
      asked.push(`${JSON.stringify(filter)} ${page}`);
      return pageOf('Line Cook');
    },
    ...overrides,
  };
  const store = createPortalStore();
  const fallback = fakeFallback();
  store.runFeatureSaga('public/vacancy-search', createVacancySearchSaga(api, fallback));
  const list = (search: string) => selectList(store.getState() as object, search);
  const shown = (search: string) =>
    selectDisplayed(store.getState() as object, read(search)).pages.flatMap(({ data }) =>
      data.map(({ title }) => title),
    );
  return { store, asked, fallback, list, shown };
}

describe('vacancy list', () => {
  it('requests the plain list without criteria, and a search with them', async () => {
    const { store, asked, shown } = openSearch();
    store.dispatch(listOpened(read('page=2')));
    await settled();
    store.dispatch(listOpened(read('search_string=cook&filter_sectors=2')));
    await settled();
    expect(asked).toEqual(['list 2', '{"search_string":"cook","filter_sectors":[2]} 1']);
    expect(shown('search_string=cook&filter_sectors=2')).toEqual(['Line Cook']);
  });

  it('becomes the fallback links of the remote', async () => {
    const { store, fallback } = openSearch();
    store.dispatch(listOpened(read('')));
    await settled();
    const { id, company } = aVacancyCard();
    expect(fallback.links).toEqual([{ label: 'Baker', detail: company.name, path: `/vacancies/${id}` }]);
  });

  it('keeps the previous list on screen while the next one loads', async () => {
    const { store, list, shown } = openSearch({ search: () => new Promise(() => {}) });
    store.dispatch(listOpened(read('')));
    await settled();
    store.dispatch(listOpened(read('search_string=cook')));
    expect(list('search_string=cook')?.status).toBe('loading');
    expect(shown('search_string=cook')).toEqual(['Baker']);
  });

  it('shows a cached list without a request', async () => {
    const { store, asked, shown } = openSearch();
    store.dispatch(listOpened(read('')));
    await settled();
    store.dispatch(listOpened(read('search_string=cook')));
    await settled();
    store.dispatch(listOpened(read('')));
    expect(shown('')).toEqual(['Baker']);
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('reloads a list after a minute and shows the cached one while it loads', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { store, asked, list } = openSearch();
    store.dispatch(listOpened(read('')));
    await settled();
    now.mockReturnValue(1_000_000 + 61_000);
    store.dispatch(listOpened(read('')));
    expect(list('')?.status).toBe('loaded');
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('aborts an outdated request and ignores its response', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((page: VacancyPage) => void)[] = [];
    const { store, list, shown } = openSearch({
      search: (_filter, _page, signal) => {
        if (signal) signals.push(signal);
        return new Promise((resolve) => void answers.push(resolve));
      },
    });
    store.dispatch(listOpened(read('search_string=co')));
    store.dispatch(listOpened(read('search_string=cook')));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[1]?.(pageOf('Line Cook'));
    await settled();
    answers[0]?.(pageOf('Coach'));
    await settled();
    expect(shown('search_string=cook')).toEqual(['Line Cook']);
    expect(list('search_string=co')?.status).toBe('loading');
  });

  it('reports an error and can be retried', async () => {
    let isDown = true;
    const { store, list, shown } = openSearch({
      list: async () => {
        if (isDown) throw aRefusal(503, { message: 'Away.' });
        return pageOf('Baker');
      },
    });
    store.dispatch(listOpened(read('')));
    await settled();
    expect(list('')).toMatchObject({ status: 'failed', failure: { status: 503, message: 'Away.' } });
    isDown = false;
    store.dispatch(listOpened(read('')));
    expect(list('')?.status).toBe('loading');
    await settled();
    expect(shown('')).toEqual(['Baker']);
  });

  it('caches 130 pages and evicts the oldest', () => {
    const { store, list } = openSearch({ search: () => new Promise(() => {}) });
    for (let page = 1; page <= 140; page += 1) {
      const query = read(`filter_sectors=1&page=${page}`);
      store.dispatch(listOpened(query));
      store.dispatch(listLoaded(query, pageOf('Baker')));
    }
    expect(list('filter_sectors=1')).toBeUndefined();
    expect(list('filter_sectors=1&page=140')?.status).toBe('loaded');
  });

  it('limits the number of pages loaded for a link', async () => {
    const page = { ...pageOf('Baker'), total: 2000, last_page: 100 };
    const { store, asked } = openSearch({
      list: async (number) => {
        asked.push(`list ${number}`);
        return { ...page, page: number };
      },
    });
    store.dispatch(listOpened(read('through=99999')));
    await settled();
    await settled();
    expect(asked).toHaveLength(11);
  });
});
