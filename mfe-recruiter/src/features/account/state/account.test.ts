import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { RecruiterAccountApi } from '../api/recruiterAccountApi.ts';
import { createAccountSaga } from './accountSaga.ts';
import { events, selectAccount } from './accountSlice.ts';

const sessions = { sessions: [{ id: 'own' }, { id: 'other' }] } as never;
const ownOnly = { sessions: [{ id: 'own' }] } as never;
const night = { from: '22:00', to: '07:00' };
const settingsWith = (delivery: string) =>
  ({ settings: [{ topic: 'new_applicants', delivery }], quiet_hours: null }) as never;
const never = { topic: 'new_applicants', delivery: 'never' } as never;

async function open(overrides: Partial<RecruiterAccountApi> = {}) {
  const calls: unknown[][] = [];
  const respond =
    (name: string, value: unknown = {}) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return value as never;
    };
  const api: RecruiterAccountApi = {
    sessions: respond('sessions', sessions),
    endSession: respond('endSession', ownOnly),
    endOtherSessions: respond('endOthers', ownOnly),
    settings: respond('settings', settingsWith('at_once')),
    saveSetting: respond('saveSetting', settingsWith('never')),
    saveQuietHours: respond('saveQuietHours', { settings: [], quiet_hours: night }),
    identities: respond('identities'),
    unlink: respond('unlink'),
    changePassword: respond('changePassword'),
    rename: respond('rename'),
    deletion: respond('deletion', { companies: [] }),
    deleteAccount: respond('deleteAccount'),
    ...overrides,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  const ends: string[] = [];
  const session = { reloadProfile: () => void ends.push('reload'), end: () => void ends.push('end') };
  store.runFeatureSaga('recruiter/account', createAccountSaga({ api, toasts, session }));
  for (const part of ['sessions', 'settings', 'deletion'] as const)
    store.dispatch(events.partRequested(part));
  await flushPromises();
  calls.length = 0;
  const send = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await flushPromises();
  };
  return { store, toasts, calls, ends, send, state: () => selectAccount(store.getState() as object) };
}

describe('account of a recruiter', () => {
  it('loads its parts separately: one that fails leaves the others, and can be loaded again', async () => {
    const settings = jest.fn<ReturnType<RecruiterAccountApi['settings']>, []>();
    settings.mockRejectedValueOnce(anApiError(503)).mockResolvedValue(settingsWith('daily'));
    const { send, state } = await open({ settings });
    expect(state()).toMatchObject({ settings: null, deletion: [], errors: { settings: { status: 503 } } });
    expect(state().sessions).toHaveLength(2);
    await send(events.partRequested('settings'));
    expect(state().settings).toMatchObject([{ delivery: 'daily' }]);
    expect(state().errors).toEqual({});
  });

  it('renames the user once and reads the profile again', async () => {
    const { store, calls, ends, state } = await open();
    store.dispatch(events.nameSubmitted('Ana Croes'));
    store.dispatch(events.nameSubmitted('Ana Croes'));
    expect(state().working).toBe('name');
    await flushPromises();
    expect([calls, ends, state().working]).toEqual([[['rename', 'Ana Croes']], ['reload'], null]);
  });

  it('empties the form after a changed password and reads the sessions, which have ended', async () => {
    const { send, calls, state, toasts } = await open();
    await send(events.passwordSubmitted({ current: 'old', password: 'new' }));
    expect(calls).toEqual([['changePassword', 'old', 'new'], ['sessions']]);
    expect([state().passwordChanges, state().working, toasts.shown.length]).toEqual([1, null, 1]);
  });

  it('shows a wrong password at its field, and keeps the form', async () => {
    const errors = { current_password: ['This is not your password.'] };
    const changePassword = () => Promise.reject(anApiError(422, { errors }));
    const { send, state, toasts } = await open({ changePassword });
    await send(events.passwordSubmitted({ current: 'old', password: 'new' }));
    expect(state()).toMatchObject({ failure: { errors }, passwordChanges: 0, working: null });
    expect(toasts.shown).toEqual([]);
    await send(events.nameSubmitted('Ana'));
    expect(state().failure).toBeNull();
  });

  it.each([
    ['one session', events.sessionEndRequested('other'), ['endSession', 'other']],
    ['all other sessions', events.othersEndRequested(), ['endOthers']],
  ])('ends %s and shows those that are left', async (_, action, call) => {
    const { send, calls, state } = await open();
    await send(action);
    expect([calls, state().sessions?.map(({ id }) => id)]).toEqual([[call], ['own']]);
  });

  it('shows a chosen delivery at once', async () => {
    const { store, state, calls } = await open();
    store.dispatch(events.deliveryChosen(never));
    expect(state()).toMatchObject({ working: 'setting', settings: [{ delivery: 'never' }] });
    await flushPromises();
    expect([calls, state().working]).toEqual([[['saveSetting', never]], null]);
  });

  it('shows the former delivery again when the choice cannot be saved', async () => {
    const { send, state, toasts } = await open({ saveSetting: () => Promise.reject(anApiError(503)) });
    await send(events.deliveryChosen(never));
    expect(state()).toMatchObject({ working: null, settings: [{ delivery: 'at_once' }] });
    expect(toasts.shown.at(-1)?.kind).toBe('error');
  });

  it('saves the quiet hours, and shows the saved ones when that fails', async () => {
    const { send, state, calls } = await open();
    await send(events.quietHoursChosen(night));
    expect([calls, state()]).toMatchObject([
      [['saveQuietHours', night]],
      { quietHours: night, working: null },
    ]);
    const failing = await open({ saveQuietHours: () => Promise.reject(anApiError(503)) });
    await failing.send(events.quietHoursChosen(night));
    expect(failing.state()).toMatchObject({ quietHours: null, working: null });
    expect(failing.toasts.shown.at(-1)?.kind).toBe('error');
  });

  it('ends the session after the account was deleted, and only then', async () => {
    const errors = { password: ['This is not your password.'] };
    const refused = await open({ deleteAccount: () => Promise.reject(anApiError(422, { errors })) });
    await refused.send(events.deleteSubmitted('wrong'));
    expect([refused.ends, refused.state().failure?.errors]).toEqual([[], errors]);
    const { send, ends, calls } = await open();
    await send(events.deleteSubmitted('right'));
    expect([ends, calls]).toEqual([['end'], [['deleteAccount', 'right']]]);
  });

  it('shows nothing after sign-out', async () => {
    const { send, state } = await open();
    await send(signedOut());
    expect(state()).toMatchObject({ sessions: null, settings: null, deletion: null, working: null });
  });

  it('shows the next user no sessions of the previous one', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { store, state } = await open({ endOtherSessions: () => promise });
    store.dispatch(events.othersEndRequested());
    store.dispatch(signedOut());
    resolve(sessions);
    await flushPromises();
    expect(state().sessions).toBeNull();
  });
});
