import type { CvSummary } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { CvsApi } from '../api/cvsApi.ts';
import { createCvsSaga } from './cvsSaga.ts';
import { events, selectCvs } from './cvsSlice.ts';

const aCv = (id: number, name = 'CV'): CvSummary => ({
  id,
  name,
  template: 'plain',
  version: 1,
  updated_at: '2026-01-05T10:00:00Z',
  shared_at: null,
  share_expires_at: null,
});

/** An account with CVs, whose calls change them. */
function start(overrides: Partial<CvsApi> = {}) {
  let cvs = [aCv(1), aCv(2)];
  const calls: unknown[] = [];
  const respond =
    (name: string, change: (id: number, text: string) => void, response: object = {}) =>
    async (id: number, text = '') => {
      calls.push([name, id, ...(text ? [text] : [])]);
      change(id, text);
      return response as never;
    };
  const api: CvsApi = {
    list: async () => ({ cvs }),
    rename: respond('rename', (id, name) => (cvs = cvs.map((cv) => (cv.id === id ? { ...cv, name } : cv)))),
    duplicate: respond('duplicate', () => (cvs = [...cvs, aCv(3)])),
    remove: respond('remove', (id) => (cvs = cvs.filter((cv) => cv.id !== id))),
    share: respond('share', () => {}, { token: 'secret' }),
    renew: respond('renew', () => {}),
    revoke: respond('revoke', () => {}),
    ...overrides,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('applicant/cvs', createCvsSaga(api, toasts));
  return { store, toasts, calls, state: () => selectCvs(store.getState() as object) };
}

async function open(overrides: Partial<CvsApi> = {}) {
  const test = start(overrides);
  test.store.dispatch(events.cvsOpened());
  await flushPromises();
  return { ...test, names: () => test.state().cvs.map(({ id, name }) => `${id} ${name}`) };
}

describe('CVs of the account', () => {
  it.each([
    [
      'renames',
      events.renameRequested({ id: 1, name: 'Kitchen' }),
      ['rename', 1, 'Kitchen'],
      ['1 Kitchen', '2 CV'],
    ],
    ['duplicates', events.duplicateRequested({ id: 1 }), ['duplicate', 1], ['1 CV', '2 CV', '3 CV']],
    ['deletes', events.deleteRequested({ id: 1 }), ['remove', 1], ['2 CV']],
  ])('%s one and shows the list of the server', async (_, change, call, expected) => {
    const { store, state, calls, names } = await open();
    store.dispatch(change);
    expect(state().pendingId).toBe(1);
    await flushPromises();
    expect([calls, names(), state().pendingId]).toEqual([[call], expected, null]);
  });

  it('keeps the list when a change fails, and says so', async () => {
    const { store, state, names, toasts } = await open({ remove: () => Promise.reject(anApiError(503)) });
    store.dispatch(events.deleteRequested({ id: 1 }));
    await flushPromises();
    expect([names(), state().pendingId]).toEqual([['1 CV', '2 CV'], null]);
    expect(toasts.shown).toMatchObject([{ kind: 'error' }]);
  });

  it('says why the list cannot be read, and recovers', async () => {
    const list = jest.fn<ReturnType<CvsApi['list']>, []>().mockRejectedValueOnce(anApiError(503));
    const { store, state } = await open({ list: list.mockResolvedValue({ cvs: [aCv(1)] }) });
    expect(state()).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.dispatch(events.cvsOpened());
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', error: null });
  });
});

describe('a change of a CV', () => {
  it('marks the CV while it runs, and not after a failure', async () => {
    const { store, state } = await open({ remove: () => Promise.reject(anApiError(503)) });
    store.dispatch(events.duplicateRequested({ id: 2 }));
    expect(state().pendingId).toBe(2);
    await flushPromises();
    expect(state().pendingId).toBeNull();
    store.dispatch(events.deleteRequested({ id: 1 }));
    expect(state().pendingId).toBe(1);
    await flushPromises();
    expect(state().pendingId).toBeNull();
  });

  it('has not failed when only the list could not be read again', async () => {
    const list = jest.fn<ReturnType<CvsApi['list']>, []>().mockResolvedValueOnce({ cvs: [aCv(1)] });
    const { store, state, toasts, calls } = await open({ list: list.mockRejectedValue(anApiError(503)) });
    store.dispatch(events.deleteRequested({ id: 1 }));
    await flushPromises();
    expect([calls, toasts.shown]).toEqual([[['remove', 1]], []]);
    expect(state()).toMatchObject({ status: 'failed', error: { status: 503 }, pendingId: null });
  });

  it('shows nothing to the next account', async () => {
    const late = Promise.withResolvers<never>();
    const { store, state } = await open({ rename: () => late.promise });
    store.dispatch(events.renameRequested({ id: 1, name: 'Hotel' }));
    store.dispatch(signedOut());
    late.resolve({} as never);
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle', cvs: [], pendingId: null });
  });

  it('is not undone by an older list', async () => {
    const late: ((list: { cvs: CvSummary[] }) => void)[] = [];
    const { store, names } = await open({ list: () => new Promise((resolve) => void late.push(resolve)) });
    store.dispatch(events.cvsOpened());
    await flushPromises();
    late[1]!({ cvs: [aCv(2)] });
    late[0]!({ cvs: [aCv(1), aCv(2)] });
    await flushPromises();
    expect(names()).toEqual(['2 CV']);
  });
});

describe('private link', () => {
  it('is shown after it was created, until the page is opened again', async () => {
    const { store, state } = await open();
    store.dispatch(events.shareRequested({ id: 2 }));
    await flushPromises();
    expect(state().link).toEqual({ id: 2, token: 'secret' });
    store.dispatch(events.cvsOpened());
    expect(state().link).toBeNull();
  });

  it('is hidden when it is revoked, not when that of another CV is', async () => {
    const { store, state } = await open();
    store.dispatch(events.shareRequested({ id: 2 }));
    await flushPromises();
    store.dispatch(events.revokeRequested({ id: 1 }));
    await flushPromises();
    expect(state().link?.id).toBe(2);
    store.dispatch(events.revokeRequested({ id: 2 }));
    await flushPromises();
    expect(state().link).toBeNull();
  });

  it('stays as it is when it cannot be revoked', async () => {
    const { store, state, toasts } = await open({ revoke: () => Promise.reject(anApiError(503)) });
    store.dispatch(events.shareRequested({ id: 2 }));
    await flushPromises();
    store.dispatch(events.revokeRequested({ id: 2 }));
    await flushPromises();
    expect([state().link?.id, toasts.shown.at(-1)?.kind]).toEqual([2, 'error']);
  });

  it('can be renewed', async () => {
    const { store, calls, toasts } = await open();
    store.dispatch(events.renewRequested({ id: 2 }));
    await flushPromises();
    expect([calls, toasts.shown.length]).toEqual([[['renew', 2]], 1]);
  });

  it('does not reach the store after sign-out', async () => {
    const late = Promise.withResolvers<{ token: string }>();
    const { store, state } = await open({ share: () => late.promise as never });
    store.dispatch(events.shareRequested({ id: 2 }));
    store.dispatch(signedOut());
    late.resolve({ token: 'secret' });
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle', cvs: [], link: null });
  });
});
