import { anApiError, anApplicantListItem, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { createPortalStore } from '@cpa/shared/store';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { allLoaded, selectApplicant } from './applicantsSlice.ts';
import { placeRequested } from './moveEvents.ts';
import { createPlaceSaga } from './placeSaga.ts';

const place = { above: 8, below: 9, board_position: 25, index: 2, count: 3 };

function setUp(api: Partial<ApplicantsApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('test', createPlaceSaga(fakeApplicantsApi(api), toasts));
  store.dispatch(allLoaded([anApplicantListItem({ id: 7, board_position: 10 })]));
  const position = () => selectApplicant(store.getState() as object, 7)?.board_position;
  return { store, toasts, position };
}

describe('placeRequested', () => {
  it('shows the new place at once and takes the one of the server', async () => {
    const { store, position } = setUp({ place: () => Promise.resolve({ board_position: 26 }) });
    store.dispatch(placeRequested({ id: 7, from: 10, place }));
    expect(position()).toBe(25);
    await flushPromises();
    expect(position()).toBe(26);
  });

  it('restores the old place and says why when the request fails', async () => {
    const { store, toasts, position } = setUp({ place: () => Promise.reject(anApiError(409)) });
    store.dispatch(placeRequested({ id: 7, from: 10, place }));
    await flushPromises();
    expect(position()).toBe(10);
    expect(toasts.shown).toMatchObject([{ kind: 'error', title: 'The order was not changed' }]);
  });

  it('sends the places of a card in order and keeps the newest', async () => {
    const first = Promise.withResolvers<{ board_position: number }>();
    const answers = [first.promise, Promise.resolve({ board_position: 35 })];
    const api = { place: jest.fn(() => answers.shift()!) };
    const { store, position } = setUp(api);
    store.dispatch(placeRequested({ id: 7, from: 10, place }));
    store.dispatch(placeRequested({ id: 7, from: 25, place: { ...place, board_position: 35 } }));
    await flushPromises();
    expect(api.place).toHaveBeenCalledTimes(1);
    first.resolve({ board_position: 25 });
    await flushPromises();
    expect(api.place).toHaveBeenCalledTimes(2);
    expect(position()).toBe(35);
  });
});
