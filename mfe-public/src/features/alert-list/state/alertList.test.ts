import type { SearchAlert } from '@cpa/shared/contracts';
import { sessionFound } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { AccountAlertsApi } from '../../../viewer/accountAlertsApi.ts';
import { alertListOpened, createAlertListSaga, ownAlerts } from './alertList.ts';

const ALERT: SearchAlert = {
  id: 8,
  name: 'Cook',
  filter: { search_string: 'cook' },
  frequency: 'weekly',
  created_at: '2026-11-20T12:00:00.000Z',
  last_sent_at: null,
};

/** Opens the list of a signed-in user. Each further check of the session reads it again. */
async function open() {
  const store = createPortalStore();
  const list = jest.fn<ReturnType<AccountAlertsApi['list']>, []>(async () => [ALERT]);
  const api = { list, delete: jest.fn(async () => ({ message: 'The alert has ended.' })) };
  store.runFeatureSaga('public/alert-list', createAlertListSaga(api, fakeToasts()));
  store.dispatch(alertListOpened());
  const checkSession = () => store.dispatch(sessionFound({ image: null }));
  checkSession();
  await flushPromises();
  return { list, checkSession, shown: () => ownAlerts.select(store.getState()) };
}

describe('search alerts of the account', () => {
  test('stay on screen while a check of the session reads them again', async () => {
    const { list, checkSession, shown } = await open();
    const { promise, resolve } = Promise.withResolvers<SearchAlert[]>();
    list.mockReturnValueOnce(promise);
    checkSession();
    await flushPromises();
    expect(list).toHaveBeenCalledTimes(2);
    expect(shown()).toMatchObject({ status: 'loaded', data: [ALERT] });
    resolve([ALERT, { ...ALERT, id: 9 }]);
    await flushPromises();
    expect(shown().data).toMatchObject([{ id: 8 }, { id: 9 }]);
  });

  test('stay on screen when they cannot be read again', async () => {
    const { list, checkSession, shown } = await open();
    list.mockRejectedValueOnce(anApiError(503));
    checkSession();
    await flushPromises();
    expect(shown()).toMatchObject({ status: 'loaded', data: [ALERT], error: { status: 503 } });
  });
});
