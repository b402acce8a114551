import type { SearchAlert } from '@cpa/shared/contracts';
import { profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, aProfile, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { SearchAlertApi } from '../api/searchAlertApi.ts';
import { createFollowedCompaniesSaga } from './followedCompaniesSaga.ts';
import {
  events,
  selectFollowAlert,
  selectIsFollowPending,
  selectIsFollowUnconfirmed,
} from './followedCompaniesSlice.ts';

const KAS = { id: 3, name: 'Cas di Sabor' };
const ALERT: SearchAlert = {
  id: 8,
  name: KAS.name,
  filter: { filter_companies: [KAS.id] },
  frequency: 'weekly',
  created_at: '2026-11-20T12:00:00.000Z',
  last_sent_at: null,
};

/** Signs in with the given alerts, all of which the first request lists. */
async function start(alerts: SearchAlert[] = []) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const api = {
    list: jest.fn<ReturnType<SearchAlertApi['list']>, []>(async () => alerts),
    create: jest.fn(async () => ({ email: 'raisa@example.aw', confirmed: true, message: 'Done.' })),
    delete: jest.fn(async () => ({ message: 'The alert has ended.' })),
  };
  store.runFeatureSaga('public/followed-companies', createFollowedCompaniesSaga(api, toasts));
  const alert = () => selectFollowAlert(store.getState() as object, KAS.id);
  const signIn = async () => {
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aProfile()));
    await flushPromises();
  };
  const toggle = async () => {
    store.dispatch(events.followToggled(KAS));
    await flushPromises();
    expect(selectIsFollowPending(store.getState() as object, KAS.id)).toBe(false);
  };
  return { store, api, toasts, alert, signIn, toggle };
}

const kinds = ({ shown }: ReturnType<typeof fakeToasts>) => shown.map(({ kind }) => kind);

test('leaves a weekly alert as it is when its list had failed to load', async () => {
  const { api, toasts, alert, signIn, toggle } = await start([ALERT]);
  api.list.mockRejectedValueOnce(anApiError(503));
  await signIn();
  expect(alert()).toBeUndefined();
  await toggle();
  expect(api.create).not.toHaveBeenCalled();
  expect([alert(), kinds(toasts)]).toEqual([8, ['success']]);
});

test('follows nothing while the list fails to load', async () => {
  const { api, toasts, signIn, toggle } = await start();
  await signIn();
  api.list.mockRejectedValueOnce(anApiError(503));
  await toggle();
  expect(api.create).not.toHaveBeenCalled();
  expect(kinds(toasts)).toEqual(['error']);
});

test('reports no failure when only the list after a change fails to load', async () => {
  const { api, toasts, signIn, toggle } = await start();
  await signIn();
  api.list.mockImplementation(async () => {
    if (api.create.mock.calls.length > 0) throw anApiError(503);
    return [];
  });
  await toggle();
  expect(api.create).toHaveBeenCalledTimes(1);
  expect(kinds(toasts)).toEqual(['success']);
});

test('counts an alert that ended elsewhere as unfollowed', async () => {
  const { api, toasts, alert, signIn, toggle } = await start([ALERT]);
  await signIn();
  api.delete.mockRejectedValueOnce(anApiError(404));
  api.list.mockResolvedValueOnce([ALERT]).mockResolvedValueOnce([]);
  await toggle();
  expect([alert(), kinds(toasts)]).toEqual([undefined, ['success']]);
});

test('deletes nothing when the alert is no longer listed', async () => {
  const { api, toasts, signIn, toggle } = await start([ALERT]);
  await signIn();
  api.list.mockResolvedValue([]);
  await toggle();
  expect(api.delete).not.toHaveBeenCalled();
  expect(kinds(toasts)).toEqual(['success']);
});

test('marks a company as unconfirmed while its confirmation e-mail is open', async () => {
  const { store, api, toasts, signIn, toggle } = await start();
  await signIn();
  api.create.mockResolvedValueOnce({ email: 'raisa@example.aw', confirmed: false, message: 'Confirm.' });
  await toggle();
  const isUnconfirmed = () => selectIsFollowUnconfirmed(store.getState() as object, KAS.id);
  expect([isUnconfirmed(), kinds(toasts)]).toEqual([true, ['info']]);
  expect(toasts.shown[0]?.title).toBe('Please follow the link in the mail that we sent you.');
  api.list.mockResolvedValue([ALERT]);
  await toggle();
  expect(isUnconfirmed()).toBe(false);
});

test('says that the limit of new alerts is reached, and for how long', async () => {
  const { api, toasts, signIn, toggle } = await start();
  await signIn();
  const message = 'Too many tries. Please wait 40 minutes and try again.';
  api.create.mockRejectedValueOnce(anApiError(429, { message }));
  await toggle();
  expect(toasts.shown.at(-1)).toMatchObject({
    kind: 'error',
    title: 'You started many alerts in a short time',
    description: message,
  });
});

test('ignores the alerts of a user who has signed out', async () => {
  const { store, api, alert, signIn } = await start();
  const late = Promise.withResolvers<SearchAlert[]>();
  api.list.mockReturnValueOnce(late.promise);
  await signIn();
  store.dispatch(signedOut());
  late.resolve([ALERT]);
  await flushPromises();
  expect(alert()).toBeUndefined();
});

test('ignores a list that is older than a click', async () => {
  const { api, alert, signIn, toggle } = await start([ALERT]);
  const older = Promise.withResolvers<SearchAlert[]>();
  api.list.mockReturnValueOnce(older.promise);
  await signIn();
  await toggle();
  older.resolve([]);
  await flushPromises();
  expect(alert()).toBe(8);
});
