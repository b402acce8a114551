import type { SearchAlert } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { AlertsApi } from '../api/alertsApi.ts';
import { alertPath } from '../model/alertPath.ts';
import {
  accountAlerts,
  createAlertsSaga,
  deleteRequested,
  frequencyChosen,
  selectDeletingIds,
} from './accountAlerts.ts';

const cook: SearchAlert = {
  id: 1,
  name: 'cook',
  filter: { search_string: 'cook' },
  frequency: 'daily',
  created_at: '2026-11-01T10:00:00.000Z',
  last_sent_at: null,
};
const company: SearchAlert = { ...cook, id: 2, name: 'Cas di Sabor', filter: { filter_companies: [4] } };

async function open(overrides: Partial<AlertsApi> = {}) {
  const started: unknown[] = [];
  const api: AlertsApi = {
    list: async () => ({ alerts: [cook, company] }),
    start: async (data) => {
      started.push(data);
      return { email: 'a@example.com', confirmed: true, message: 'x' };
    },
    delete: async () => ({ message: 'Deleted.' }),
    ...overrides,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('applicant/alerts', createAlertsSaga(api, toasts));
  store.dispatch(accountAlerts.opened());
  await flushPromises();
  const root = (): object => store.getState();
  const state = () => ({ ...accountAlerts.select(root()), deletingIds: selectDeletingIds(root()) });
  const ids = () => state().data?.map(({ id }) => id);
  const said = () => toasts.shown.map(({ kind }) => kind);
  return { store, state, ids, said, started };
}

const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));
type List = Awaited<ReturnType<AlertsApi['list']>>;

describe('alerts state', () => {
  it('keeps the list on screen while it is read again', async () => {
    const { store, state } = await open();
    expect(state()).toMatchObject({ status: 'loaded', data: [{ id: 1 }, { id: 2 }] });
    store.dispatch(accountAlerts.opened());
    expect(state()).toMatchObject({ status: 'loaded', data: [{ id: 1 }, { id: 2 }] });
  });

  it('says why the list cannot be read, and recovers', async () => {
    const list = jest.fn<Promise<List>, []>().mockImplementationOnce(away);
    const { store, state } = await open({ list: list.mockResolvedValue({ alerts: [cook] }) });
    expect(state()).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.dispatch(accountAlerts.opened());
    expect(state().status).toBe('loading');
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', error: null });
  });

  it('ignores a list that arrives after a newer one or after sign-out', async () => {
    const late: ((list: List) => void)[] = [];
    const { store, ids, state } = await open({
      list: () => new Promise((resolve) => void late.push(resolve)),
    });
    store.dispatch(accountAlerts.opened());
    await flushPromises();
    late[1]!({ alerts: [cook] });
    late[0]!({ alerts: [company] });
    await flushPromises();
    expect(ids()).toEqual([1]);
    store.dispatch(accountAlerts.opened());
    await flushPromises();
    store.dispatch(signedOut());
    late[2]!({ alerts: [cook] });
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle', deletingIds: [] });
    expect(ids()).toBeUndefined();
  });

  it('shows a chosen frequency at once and sends it with the search', async () => {
    const { store, state, said, started } = await open();
    store.dispatch(frequencyChosen({ alert: company, frequency: 'weekly' }));
    expect(state().data?.map(({ frequency }) => frequency)).toEqual(['daily', 'weekly']);
    await flushPromises();
    expect(started).toEqual([{ filter: company.filter, frequency: 'weekly' }]);
    expect(said()).toEqual(['success']);
  });

  it('shows the frequency of the server again when a choice is not saved', async () => {
    const list = jest.fn<Promise<List>, []>().mockResolvedValueOnce({ alerts: [cook, company] });
    const { store, state, said } = await open({ start: away, list: list.mockImplementation(away) });
    store.dispatch(frequencyChosen({ alert: cook, frequency: 'weekly' }));
    await flushPromises();
    expect(list).toHaveBeenCalledTimes(2);
    expect(state().data?.map(({ frequency }) => frequency)).toEqual(['daily', 'daily']);
    expect(said()).toEqual(['error']);
  });

  it('marks an alert while it is deleted, and each of two separately', async () => {
    const ends: Record<number, PromiseWithResolvers<{ message: string }>> = {
      1: Promise.withResolvers(),
      2: Promise.withResolvers(),
    };
    const { store, state, ids, said } = await open({ delete: (id) => ends[id]!.promise });
    store.dispatch(deleteRequested({ id: 1 }));
    store.dispatch(deleteRequested({ id: 2 }));
    expect([state().deletingIds, ids()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    ends[2]!.resolve({ message: 'Deleted.' });
    await flushPromises();
    expect([state().deletingIds, ids()]).toEqual([[1], [1]]);
    ends[1]!.reject(anApiError(503));
    await flushPromises();
    expect([state().deletingIds, ids(), said()]).toEqual([[], [1], ['success', 'error']]);
  });

  it('takes an alert that was deleted elsewhere out of the list without an error', async () => {
    const { store, ids, said } = await open({ delete: () => Promise.reject(anApiError(404)) });
    store.dispatch(deleteRequested({ id: 1 }));
    await flushPromises();
    expect([ids(), said()]).toEqual([[2], []]);
  });

  it('shows nothing about a deletion that ends after sign-out', async () => {
    const late = Promise.withResolvers<{ message: string }>();
    const { store, said } = await open({ delete: () => late.promise });
    store.dispatch(deleteRequested({ id: 1 }));
    store.dispatch(signedOut());
    late.resolve({ message: 'Deleted.' });
    await flushPromises();
    expect(said()).toEqual([]);
  });
});

describe('alertPath', () => {
  it.each([
    ['a company', { filter_companies: [4] }, '/companies/4'],
    ['a search', { search_string: 'cook' }, '/vacancies?search_string=cook'],
    ['every vacancy', {}, '/vacancies'],
    ['two companies', { filter_companies: [4, 5] }, '/vacancies?filter_companies=4,5'],
  ])('leads to %s', (_, filter, path) => {
    expect(alertPath({ ...cook, filter })).toBe(path);
  });
});
