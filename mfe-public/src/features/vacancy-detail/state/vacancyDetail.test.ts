import type { Vacancy } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, aVacancy, flushPromises } from '@cpa/shared/testing';
import type { VacancyDetailApi } from '../api/vacancyDetailApi.ts';
import { createVacancyDetailSaga } from './vacancyDetailSaga.ts';
import { events, selectVacancyRecord } from './vacancyDetailSlice.ts';

function openDetail(byId: (id: number, signal?: AbortSignal) => Promise<Vacancy>) {
  const requests: string[] = [];
  const store = createPortalStore();
  const api: VacancyDetailApi = {
    byId: (id, options) => {
      requests.push(options?.isPrefetch ? `${id} prefetch` : String(id));
      return byId(id, options?.signal);
    },
  };
  store.runFeatureSaga('public/vacancy-detail', createVacancyDetailSaga(api));
  return { store, requests, record: (id: number) => selectVacancyRecord(store.getState() as object, id) };
}

const respond = async (id: number) => aVacancy({ id });

describe('vacancyDetailSaga', () => {
  it('loads a vacancy when it is opened', async () => {
    const { store, record } = openDetail(respond);
    store.dispatch(events.vacancyOpened(7));
    expect(record(7)?.status).toBe('loading');
    await flushPromises();
    expect(record(7)).toMatchObject({ status: 'loaded', vacancy: { title: 'Line Cook' } });
  });

  it('shows a prefetched vacancy at once and requests it again to count the view', async () => {
    const { store, requests, record } = openDetail(respond);
    store.dispatch(events.vacancyPrefetched(7));
    await flushPromises();
    expect(requests).toEqual(['7 prefetch']);
    store.dispatch(events.vacancyOpened(7));
    expect(record(7)?.status).toBe('loaded');
    await flushPromises();
    store.dispatch(events.vacancyOpened(7));
    await flushPromises();
    expect(requests).toEqual(['7 prefetch', '7']);
  });

  it('requests a vacancy again when it is opened before its prefetch has finished', async () => {
    const { store, requests, record } = openDetail(respond);
    store.dispatch(events.vacancyPrefetched(7));
    store.dispatch(events.vacancyOpened(7));
    expect(requests).toEqual(['7 prefetch']);
    await flushPromises();
    expect(requests).toEqual(['7 prefetch', '7']);
    expect(record(7)?.status).toBe('loaded');
  });

  it('loads a vacancy whose prefetch failed', async () => {
    let isDown = true;
    const { store, record } = openDetail(async (id) => {
      if (isDown) throw anApiError(503);
      return aVacancy({ id });
    });
    store.dispatch(events.vacancyPrefetched(7));
    await flushPromises();
    isDown = false;
    store.dispatch(events.vacancyOpened(7));
    store.dispatch(events.vacancyOpened(7));
    await flushPromises();
    expect(record(7)?.status).toBe('loaded');
  });

  it('aborts loading a vacancy when another one is opened, and loads it on return', async () => {
    const signals = new Map<number, AbortSignal | undefined>();
    const { store, record } = openDetail((id, signal) => {
      signals.set(id, signal);
      return signals.size > 2 || id === 8 ? respond(id) : new Promise<Vacancy>(() => {});
    });
    store.dispatch(events.vacancyOpened(7));
    store.dispatch(events.vacancyOpened(8));
    expect(signals.get(7)?.aborted).toBe(true);
    expect(record(7)).toBeUndefined();
    await flushPromises();
    expect(record(8)?.status).toBe('loaded');
    store.dispatch(events.vacancyOpened(7));
    expect(record(7)?.status).toBe('loading');
  });

  it('distinguishes a missing vacancy from a failed request', async () => {
    const { store, record } = openDetail(async (id) => {
      throw anApiError(id === 404 ? 404 : 503);
    });
    store.dispatch(events.vacancyOpened(404));
    await flushPromises();
    store.dispatch(events.vacancyOpened(503));
    await flushPromises();
    expect(record(404)?.status).toBe('missing');
    expect(record(503)).toMatchObject({ status: 'failed', error: { status: 503 } });
  });

  it('keeps a vacancy on screen when a reload fails', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    let isDown = false;
    const { store, requests, record } = openDetail(async (id) => {
      if (isDown) throw anApiError(503);
      return aVacancy({ id });
    });
    store.dispatch(events.vacancyOpened(7));
    await flushPromises();
    isDown = true;
    now.mockReturnValue(1_000_000 + 61_000);
    store.dispatch(events.vacancyOpened(7));
    await flushPromises();
    expect(requests).toEqual(['7', '7']);
    expect(record(7)?.status).toBe('loaded');
  });
});
