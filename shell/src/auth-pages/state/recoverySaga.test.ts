import type { Profile } from '@cpa/shared/contracts';
import { profileReloadRequested } from '@cpa/shared/session';
import { type FakeResponses, aHost, aProfile } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import { events, selectRecovery } from './recoverySlice.ts';
import { closableSaga } from '../../testing/closableSaga.ts';
import { runRecovery } from './runRecovery.ts';

const email = 'xiomara@example.aw';
const FORGOT = 'POST /account/recruiter/forgot-password';
const RESET = 'POST /account/recruiter/reset-password';
const open: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  jest.useRealTimers();
});

function somebody(responses: FakeResponses, profile: Profile | null = null) {
  const host = aHost({ responses, profile });
  let reloads = 0;
  host.store.runFeatureSaga('shell/reloads', function* () {
    yield* takeEvery(profileReloadRequested, () => void (reloads += 1));
  });
  const { store } = host;
  runRecovery({
    ...host,
    store: {
      ...store,
      runFeatureSaga(key, saga) {
        const { saga: closable, close } = closableSaga(saga);
        store.runFeatureSaga(key, closable);
        open.push(close);
      },
    },
  });
  return {
    host,
    reloads: () => reloads,
    state: () => selectRecovery(host.store.getState()),
    said: () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`),
    wait: (ms = 0) => jest.advanceTimersByTimeAsync(ms),
    askForLink: () => void host.store.dispatch(events.resetLinkRequested({ email })),
    choose: () =>
      void host.store.dispatch(events.passwordSubmitted({ token: 'abc', password: 'divi-divi 2026' })),
  };
}

describe('requesting the link', () => {
  it('sends the link and shows the recipient', async () => {
    const person = somebody({ [FORGOT]: { message: 'On its way.' } });
    person.askForLink();
    expect(person.state().status).toBe('working');
    expect(person.said()).toEqual(['progress: Sending password reset link...']);
    await person.wait();
    expect(person.state().status).toBe('done');
    expect(person.said().at(-1)).toBe(
      'success: Password reset link sent successfully. Please check your email xiomara@example.aw',
    );
    expect(person.host.requests.map(({ body }) => body)).toEqual([{ email }]);
  });

  it('ignores further requests while one is pending, and accepts them afterwards', async () => {
    const person = somebody({ [FORGOT]: { message: 'On its way.' } });
    person.askForLink();
    person.askForLink();
    await person.wait();
    expect(person.host.requests).toHaveLength(1);
    person.askForLink();
    await person.wait();
    expect(person.host.requests).toHaveLength(2);
  });

  it("shows the API's message after a failure", async () => {
    const person = somebody({
      [FORGOT]: { status: 429, body: { message: 'Too many tries.', code: 'limit' } },
    });
    person.askForLink();
    await person.wait();
    expect(person.state()).toMatchObject({
      status: 'failed',
      failure: { message: 'Too many tries.', errors: {} },
    });
    expect(person.said().at(-1)).toBe('error: Too many tries.');
  });

  it('stores the error of the e-mail field', async () => {
    const errors = { email: ['This e-mail address is not valid. Write it like name@example.com.'] };
    const person = somebody({
      [FORGOT]: { status: 422, body: { message: 'Check.', code: 'invalid', errors } },
    });
    person.askForLink();
    await person.wait();
    expect(person.state()).toMatchObject({ status: 'failed', failure: { errors } });
    expect(person.said().at(-1)).toBe(
      'error: This e-mail address is not valid. Write it like name@example.com.',
    );
  });
});

describe('resetting the password', () => {
  const done = { [RESET]: { message: 'Your password was changed.' } };

  it('navigates to sign-in two seconds after success', async () => {
    const person = somebody(done);
    person.choose();
    expect(person.said()).toEqual(['progress: Resetting password...']);
    await person.wait();
    expect(person.said().at(-1)).toBe('success: Password reset successfully. Redirecting...');
    expect(person.host.requests.map(({ body }) => body)).toEqual([
      { token: 'abc', password: 'divi-divi 2026' },
    ]);
    await person.wait(1999);
    expect(person.host.visits).toEqual([]);
    await person.wait(1);
    expect(person.host.visits).toEqual([{ to: '/login', replace: false }]);
  });

  it('does not navigate when the user has left the page', async () => {
    const person = somebody(done);
    person.choose();
    await person.wait(1000);
    person.host.store.dispatch(events.recoveryLeft());
    await person.wait(5000);
    expect(person.host.visits).toEqual([]);
  });

  it('checks the session of this browser only if there is one', async () => {
    const visitor = somebody(done);
    visitor.choose();
    await visitor.wait();
    expect(visitor.reloads()).toBe(0);
    const signedIn = somebody(done, aProfile());
    signedIn.choose();
    await signedIn.wait();
    expect(signedIn.reloads()).toBe(1);
  });

  it('shows an error for an expired link and does not navigate', async () => {
    const body = { message: 'This link does not work any more.', code: 'token_invalid' };
    const person = somebody({ [RESET]: { status: 400, body } });
    person.choose();
    await person.wait(5000);
    expect(person.state().failure?.message).toBe('This link does not work any more.');
    expect(person.said().at(-1)).toBe('error: This link does not work any more.');
    expect(person.host.visits).toEqual([]);
  });

  it('stores no password', async () => {
    const person = somebody({ [RESET]: () => Promise.reject(new Error('gone')) });
    person.choose();
    await person.wait();
    expect(person.state().status).toBe('failed');
    expect(JSON.stringify(person.host.store.getState())).not.toContain('divi-divi');
  });
});
