import type { Recommendations } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicant, aVacancyCard, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { RecommendationsApi } from '../api/recommendationsApi.ts';
import { createRecommendationsSaga } from './recommendationsSaga.ts';
import { events, selectRecommendations } from './recommendationsSlice.ts';

const barista: Recommendations = {
  is_on: true,
  recommendations: [{ vacancy: aVacancyCard({ id: 7 }), reasons: [{ kind: 'skill', name: 'Barista' }] }],
  total: 1,
  permits: { stated: 2, open: 9 },
};

async function open(overrides: Partial<RecommendationsApi> = {}) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const calls: string[] = [];
  const done = (call: string) => async (id: number) => {
    calls.push(`${call} ${id}`);
    return { message: 'Done' };
  };
  const api: RecommendationsApi = {
    list: async () => barista,
    hide: done('hide'),
    unhide: done('unhide'),
    switch: async (recommendations) => anApplicant({ recommendations }),
    ...overrides,
  };
  store.runFeatureSaga('applicant/recommendations', createRecommendationsSaga(api, toasts));
  store.dispatch(events.recommendationsOpened());
  await flushPromises();
  const read = () => selectRecommendations(store.getState() as object);
  return { store, toasts, calls, read };
}

describe('recommendations state', () => {
  it('loads the recommendations', async () => {
    const { read } = await open();
    expect(read()).toMatchObject({ status: 'loaded', data: barista });
  });

  it.each([
    [404, 'missing'],
    [500, 'failed'],
  ])('turns status %p into %p', async (status, expected) => {
    const { read } = await open({ list: () => Promise.reject(anApiError(status)) });
    expect(read().status).toBe(expected);
  });

  it('hides a vacancy and shows it again', async () => {
    const { store, read, calls } = await open();
    store.dispatch(events.hideRequested(7));
    expect(read().hiddenId).toBe(7);
    store.dispatch(events.undoRequested(7));
    await flushPromises();
    expect(read().hiddenId).toBeNull();
    expect(calls).toEqual(['hide 7', 'unhide 7']);
  });

  it('restores the vacancy when hiding fails', async () => {
    const { store, read, toasts } = await open({
      hide: () => Promise.reject(anApiError(500, { message: 'Oops' })),
    });
    store.dispatch(events.hideRequested(7));
    await flushPromises();
    expect(read().hiddenId).toBeNull();
    expect(toasts.shown).toMatchObject([{ kind: 'error', description: 'Oops' }]);
  });

  it('shows the switch at once and loads the list again', async () => {
    const lists = [barista, { ...barista, is_on: false, recommendations: [], total: 0 }];
    const { store, read } = await open({ list: async () => lists.shift()! });
    store.dispatch(events.switched(false));
    expect(read().data?.is_on).toBe(false);
    await flushPromises();
    expect(read().data?.total).toBe(0);
  });

  it('keeps the list on screen while it is read again, without an offer to undo', async () => {
    const { store, read } = await open();
    store.dispatch(events.hideRequested(7));
    store.dispatch(events.recommendationsOpened());
    expect(read()).toMatchObject({ status: 'loaded', data: barista, hiddenId: null });
  });

  it('offers to undo nothing once the recommendations are off', async () => {
    const { store, read } = await open();
    store.dispatch(events.hideRequested(7));
    store.dispatch(events.switched(false));
    expect(read()).toMatchObject({ data: { is_on: false }, hiddenId: null });
  });

  it('ends with the last of two choices, and says when it was not saved', async () => {
    const ends: ((end: unknown) => void)[] = [];
    const list = jest.fn(async () => barista);
    const { store, toasts } = await open({
      list,
      switch: () => new Promise((resolve) => void ends.push(resolve as never)),
    });
    store.dispatch(events.switched(false));
    store.dispatch(events.switched(true));
    ends[0]!(anApplicant());
    await flushPromises();
    expect(list).toHaveBeenCalledTimes(1);
    ends[1]!(anApplicant());
    await flushPromises();
    expect([list.mock.calls.length, toasts.shown]).toEqual([2, []]);
  });

  it('says that the list cannot be read after a choice, not that it was not saved', async () => {
    const list = jest.fn<Promise<Recommendations>, []>().mockResolvedValueOnce(barista);
    const { store, read, toasts } = await open({ list: list.mockRejectedValue(anApiError(503)) });
    store.dispatch(events.switched(false));
    await flushPromises();
    expect([read().status, toasts.shown]).toEqual(['failed', []]);
  });

  it('ignores a list that arrives after sign-out', async () => {
    const late = Promise.withResolvers<Recommendations>();
    const { store, read } = await open({ list: () => late.promise });
    store.dispatch(signedOut());
    late.resolve(barista);
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loading', data: null });
  });

  it('resets at sign-out', async () => {
    const { store, read } = await open();
    store.dispatch(signedOut());
    expect(read().data).toBeNull();
  });
});
