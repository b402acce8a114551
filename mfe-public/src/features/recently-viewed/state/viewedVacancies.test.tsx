import { profileLoaded, sessionFound } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aHost, anApiError, aProfile, flushPromises } from '@cpa/shared/testing';
import { createViewedSaga, vacancyViewed, viewedCleared, viewedRestored } from './viewedVacancies.ts';

beforeEach(() => localStorage.clear());

/** Starts the saga with the list of the browser and that of the account. */
function start({ browser = [] as number[], account = [] as number[] }) {
  let ids = account;
  const api = {
    list: jest.fn(async () => ids),
    add: jest.fn(async (added: number[]) => (ids = [...new Set([...added, ...ids])])),
    clear: jest.fn(async () => {
      ids = [];
      return { message: 'The list was cleared.' };
    }),
  };
  if (browser.length > 0) localStorage.setItem('viewedVacancies', JSON.stringify(browser));
  const toasts = aHost().toasts;
  const store = createPortalStore();
  store.runFeatureSaga('public/viewing', createViewedSaga(api, toasts));
  const signIn = async () => {
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aProfile()));
    await flushPromises();
  };
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await flushPromises();
  };
  const shown = () => JSON.parse(localStorage.getItem('viewedVacancies') ?? '[]') as number[];
  return { api, toasts, signIn, dispatch, shown, account: () => ids };
}

test('stays in the browser of a visitor', async () => {
  const { api, dispatch, shown } = start({});
  await dispatch(vacancyViewed(7));
  await dispatch(vacancyViewed(8));
  await dispatch(viewedCleared());
  expect(shown()).toEqual([]);
  await dispatch(viewedRestored([8, 7]));
  expect(shown()).toEqual([8, 7]);
  expect(api.add).not.toHaveBeenCalled();
  expect(api.clear).not.toHaveBeenCalled();
});

test('adds the list of the browser to that of the account once', async () => {
  const { api, signIn, shown, account } = start({ browser: [3, 2], account: [5, 2] });
  await signIn();
  expect(shown()).toEqual([3, 2, 5]);
  expect(account()).toEqual([3, 2, 5]);
  await signIn();
  expect(api.add).toHaveBeenCalledTimes(1);
  expect(api.list).toHaveBeenCalledTimes(1);
});

test('shows what was opened and cleared on another device', async () => {
  const { signIn, dispatch, shown, api } = start({ browser: [3], account: [] });
  await signIn();
  api.list.mockResolvedValueOnce([9]);
  await signIn();
  expect(shown()).toEqual([9]);
  await dispatch(vacancyViewed(4));
  expect(shown()[0]).toBe(4);
});

test('sends a vacancy that could not be sent with the next list', async () => {
  const { signIn, dispatch, shown, api, account } = start({ account: [5] });
  await signIn();
  api.add.mockRejectedValueOnce(anApiError(503));
  await dispatch(vacancyViewed(6));
  expect([shown(), account()]).toEqual([[6, 5], [5]]);
  await signIn();
  expect(account()).toEqual([6, 5]);
});

test('keeps a vacancy that could not be sent when the next one is opened', async () => {
  const { signIn, dispatch, shown, api, account } = start({ account: [5] });
  await signIn();
  api.add.mockRejectedValueOnce(anApiError(503));
  await dispatch(vacancyViewed(6));
  await dispatch(vacancyViewed(7));
  expect([shown(), account()]).toEqual([
    [7, 6, 5],
    [7, 6, 5],
  ]);
});

test('is cleared in the account too, and shown again when that fails', async () => {
  const { signIn, dispatch, shown, api, toasts, account } = start({ account: [5, 4] });
  await signIn();
  api.clear.mockRejectedValueOnce(anApiError(503));
  await dispatch(viewedCleared());
  expect(shown()).toEqual([5, 4]);
  expect(toasts.shown).toMatchObject([{ kind: 'error' }]);
  await dispatch(viewedCleared());
  expect([shown(), account()]).toEqual([[], []]);
  await dispatch(viewedRestored([5, 4]));
  expect(account()).toEqual([5, 4]);
});
