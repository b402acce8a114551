import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { SecurityApi } from './securityApi.ts';
import { createSecuritySaga } from './securitySaga.ts';
import { createSecuritySlice } from './securitySlice.ts';

const off = { enabled_at: null, recovery_codes_left: 0, passkeys: 0 };
const on = { ...off, enabled_at: '2026-11-20T14:00:00.000Z', recovery_codes_left: 10 };
const phone = { id: 3, name: 'Phone' };
const codes = ['7K4P-9XQM', 'W8NB-3FJY'];
const confirmed = anApiError(403, { code: 'confirm_password' });

const security = createSecuritySlice('applicant');
const { events } = security;

async function open(
  overrides: Partial<Record<keyof SecurityApi, unknown>> = {},
  made: unknown = { id: 'x' },
) {
  const calls: unknown[][] = [];
  const respond =
    (name: string, value: unknown = {}) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return value;
    };
  const api = {
    passkeys: respond('passkeys', { passkeys: [] }),
    settings: respond('settings', off),
    passkeyOptions: respond('passkeyOptions', { options: { challenge: 'c' } }),
    addPasskey: respond('addPasskey', { passkeys: [phone] }),
    renamePasskey: respond('renamePasskey', { passkeys: [phone] }),
    removePasskey: respond('removePasskey', { passkeys: [] }),
    startApp: respond('startApp', { secret: 's', uri: 'u', qr_code: 'q' }),
    confirmApp: respond('confirmApp', { settings: on, recovery_codes: codes }),
    usePasskeys: respond('usePasskeys', { settings: on, recovery_codes: codes }),
    turnOff: respond('turnOff', { settings: off, recovery_codes: null }),
    ...overrides,
  } as unknown as SecurityApi;
  const store = createPortalStore();
  const toasts = fakeToasts();
  const makePasskey = async () => made as never;
  store.runFeatureSaga('test/security', createSecuritySaga(security, { api, toasts, makePasskey }));
  store.dispatch(events.opened());
  await flushPromises();
  calls.length = 0;
  const send = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await flushPromises();
  };
  return { calls, toasts, send, state: () => security.selectSecurity(store.getState()) };
}

describe('security of the account', () => {
  it('adds a passkey that the browser made', async () => {
    const { send, calls, state } = await open();
    await send(events.changeRequested({ kind: 'addPasskey', name: 'Phone' }));
    expect(calls.map(([name]) => name)).toEqual(['passkeyOptions', 'addPasskey', 'settings']);
    expect(calls[1]![1]).toEqual({ name: 'Phone', credential: { id: 'x' } });
    expect(state()).toMatchObject({ working: null, failure: null, passkeys: [phone] });
  });

  it('adds no passkey when the user closes the dialog of the browser', async () => {
    const { send, calls, state } = await open({}, null);
    await send(events.changeRequested({ kind: 'addPasskey', name: 'Phone' }));
    expect(calls.map(([name]) => name)).toEqual(['passkeyOptions']);
    expect(state()).toMatchObject({ working: null, notMade: 'stopped' });
  });

  it('asks for the password when the sign-in is too long ago, and repeats the change with it', async () => {
    const turnOff = jest.fn().mockRejectedValueOnce(confirmed);
    turnOff.mockResolvedValue({ settings: off, recovery_codes: null });
    const { send, state } = await open({ turnOff });
    await send(events.changeRequested({ kind: 'turnOff' }));
    expect(state()).toMatchObject({ confirming: { kind: 'turnOff' }, working: null, failure: null });
    await send(events.changeRequested({ kind: 'turnOff', password: 'bon-bini-2026' }));
    expect(turnOff).toHaveBeenLastCalledWith({ password: 'bon-bini-2026' });
    expect(state().confirming).toBeNull();
  });

  it('keeps asking after a wrong password', async () => {
    const errors = { password: ['This is not your password.'] };
    const turnOff = jest.fn().mockRejectedValueOnce(confirmed);
    turnOff.mockRejectedValue(anApiError(422, { errors }));
    const { send, state } = await open({ turnOff });
    await send(events.changeRequested({ kind: 'turnOff' }));
    await send(events.changeRequested({ kind: 'turnOff', password: 'wrong' }));
    expect(state()).toMatchObject({ confirming: { kind: 'turnOff' }, failure: { errors } });
  });

  it('shows the recovery codes until they are kept', async () => {
    const { send, state } = await open();
    await send(events.changeRequested({ kind: 'startApp' }));
    expect(state().newApp).toMatchObject({ secret: 's' });
    await send(events.appCodeSubmitted('402871'));
    expect(state()).toMatchObject({ newApp: null, codes, settings: on });
    await send(events.codesKept());
    expect(state().codes).toBeNull();
  });

  it('shows a wrong code of the app and keeps the set-up', async () => {
    const confirmApp = () => Promise.reject(anApiError(422, { code: 'code_wrong' }));
    const { send, state } = await open({ confirmApp });
    await send(events.changeRequested({ kind: 'startApp' }));
    await send(events.appCodeSubmitted('000000'));
    expect(state()).toMatchObject({ failed: 'confirmApp', failure: { code: 'code_wrong' } });
    expect(state().newApp).not.toBeNull();
  });

  it('shows nothing after sign-out', async () => {
    const { send, state } = await open();
    await send(events.changeRequested({ kind: 'startApp' }));
    await send(signedOut());
    expect(state()).toMatchObject({ newApp: null, codes: null, settings: null, passkeys: null });
  });
});
