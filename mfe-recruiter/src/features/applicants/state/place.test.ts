import { anApiError, anApplicantListItem, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { createPortalStore } from '@cpa/shared/store';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { events, selectApplicant } from './applicantsSlice.ts';
import { boardPlacesChanged } from '../../../realtime/realtimeEvents.ts';
import { placeRequested, statusesChanged } from './moveEvents.ts';
import { createPlaceSaga } from './placeSaga.ts';

const place = { above: 8, below: 9, board_position: 25, index: 2, count: 3 };

const cards = [
  anApplicantListItem({ id: 7, status: 'new', board_position: 10 }),
  anApplicantListItem({ id: 8, status: 'new', board_position: 20 }),
];

function setUp(api: Partial<ApplicantsApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('test', createPlaceSaga(fakeApplicantsApi(api), toasts));
  store.dispatch(events.allLoaded(cards));
  const position = () => selectApplicant(store.getState() as object, 7)?.board_position;
  return { store, toasts, position };
}

const placed = (board_position: number, version = 1) => ({ version, board_position, others: [] });
const request = (board_position = place.board_position) =>
  placeRequested({ id: 7, status: 'new', place: { ...place, board_position } });

describe('placeRequested', () => {
  it('shows the new place at once and takes the one of the server', async () => {
    const { store, position } = setUp({ place: () => Promise.resolve(placed(26)) });
    store.dispatch(request());
    expect(position()).toBe(25);
    await flushPromises();
    expect(position()).toBe(26);
  });

  it('takes the places of cards that were moved apart', async () => {
    const others = [{ id: 8, board_position: 30 }];
    const { store } = setUp({ place: () => Promise.resolve({ version: 1, board_position: 26, others }) });
    store.dispatch(request());
    await flushPromises();
    expect(selectApplicant(store.getState() as object, 8)?.board_position).toBe(30);
  });

  it('keeps the place of such a card for its return when it has left the stage', async () => {
    const others = [{ id: 8, board_position: 30 }];
    const { store } = setUp({ place: () => Promise.resolve({ version: 1, board_position: 26, others }) });
    store.dispatch(request());
    store.dispatch(statusesChanged({ changes: [{ id: 8, status: 'offer' }], isRemote: true }));
    const other = () => selectApplicant(store.getState() as object, 8)?.board_position;
    const inOffer = other();
    await flushPromises();
    expect(other()).toBe(inOffer);
    store.dispatch(statusesChanged({ changes: [{ id: 8, status: 'new' }], isRemote: true }));
    expect(other()).toBe(30);
  });

  it('restores the old place and says why when the request fails', async () => {
    const { store, toasts, position } = setUp({ place: () => Promise.reject(anApiError(409)) });
    store.dispatch(request());
    await flushPromises();
    expect(position()).toBe(10);
    expect(toasts.shown).toMatchObject([{ kind: 'error', title: 'The order was not changed' }]);
  });

  it('returns to the place on the server when two requests in a row fail', async () => {
    const { store, position } = setUp({ place: () => Promise.reject(anApiError(409)) });
    store.dispatch(request(25));
    store.dispatch(request(35));
    await flushPromises();
    expect(position()).toBe(10);
  });

  it('sends the places of a card in order and keeps the newest', async () => {
    const first = Promise.withResolvers<ReturnType<typeof placed>>();
    const answers = [first.promise, Promise.resolve(placed(35, 2))];
    const api = { place: jest.fn(() => answers.shift()!) };
    const { store, position } = setUp(api);
    store.dispatch(request(25));
    store.dispatch(request(35));
    await flushPromises();
    expect(api.place).toHaveBeenCalledTimes(1);
    first.resolve(placed(25));
    await flushPromises();
    expect(api.place).toHaveBeenCalledTimes(2);
    expect(position()).toBe(35);
  });

  it('ignores the place in a stage that the card has left', async () => {
    const late = Promise.withResolvers<ReturnType<typeof placed>>();
    const { store, position } = setUp({ place: () => late.promise });
    store.dispatch(request());
    store.dispatch(statusesChanged({ changes: [{ id: 7, status: 'offer' }], isRemote: true }));
    const inOffer = position();
    late.resolve(placed(25));
    await flushPromises();
    expect(position()).toBe(inOffer);
    store.dispatch(statusesChanged({ changes: [{ id: 7, status: 'new' }], isRemote: true }));
    expect(position()).toBe(25);
  });

  it('stays on screen when a list without it is loaded before the response', async () => {
    const { store, position } = setUp({ place: () => Promise.resolve(placed(26)) });
    store.dispatch(request());
    store.dispatch(events.allLoaded(cards));
    expect(position()).toBe(25);
    await flushPromises();
    expect(position()).toBe(26);
  });

  it('is replaced by the stage of a list that was loaded before the response', async () => {
    const { store, position } = setUp({ place: () => Promise.reject(anApiError(409)) });
    store.dispatch(request());
    store.dispatch(events.allLoaded([{ ...cards[0]!, status: 'offer', board_position: 99 }]));
    expect(position()).toBe(99);
    await flushPromises();
    expect(position()).toBe(99);
  });
});

describe('boardPlacesChanged', () => {
  const change = (board_position: number, version = 1) =>
    boardPlacesChanged({ status: 'new', version, places: [{ id: 7, board_position }] });

  it('shows the order of a colleague', () => {
    const { store, position } = setUp({});
    store.dispatch(change(50));
    expect(position()).toBe(50);
  });

  it('ignores an older place that arrives after a newer one', () => {
    const { store, position } = setUp({});
    store.dispatch(change(50, 2));
    store.dispatch(change(40, 1));
    expect(position()).toBe(50);
    store.dispatch(change(30, 3));
    expect(position()).toBe(30);
  });

  it('ignores a place that is older than a list loaded before, also of a restored database', () => {
    const { store, position } = setUp({});
    const load = (board_position: number, board_version: number) =>
      store.dispatch(
        events.allLoaded([anApplicantListItem({ id: 7, status: 'new', board_position, board_version })]),
      );
    load(60, 9);
    store.dispatch(change(50, 8));
    expect(position()).toBe(60);
    load(40, 2);
    store.dispatch(change(30, 3));
    expect(position()).toBe(30);
  });

  it('shows the place of a colleague that is newer than the own one and arrives before its response', async () => {
    const { store, position } = setUp({ place: () => Promise.resolve(placed(26, 1)) });
    store.dispatch(request());
    store.dispatch(change(50, 2));
    await flushPromises();
    expect(position()).toBe(50);
  });

  it('keeps a pending place on screen and returns to the one of the colleague when it fails', async () => {
    const { store, position } = setUp({ place: () => Promise.reject(anApiError(409)) });
    store.dispatch(request());
    store.dispatch(change(50));
    expect(position()).toBe(25);
    await flushPromises();
    expect(position()).toBe(50);
  });

  it('ignores applications that are not loaded', () => {
    const { store, position } = setUp({});
    store.dispatch(
      boardPlacesChanged({ status: 'new', version: 1, places: [{ id: 404, board_position: 1 }] }),
    );
    expect(position()).toBe(10);
  });
});
