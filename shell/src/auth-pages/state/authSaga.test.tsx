import type { Saga } from 'redux-saga';
import type { Role } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import {
  type FakeResponses,
  aProfile,
  aRecruiterProfile,
  anApplicant,
  fakeToasts,
} from '@cpa/shared/testing';
import { waitFor } from '@testing-library/react';
import { createSessionSaga } from '../../session/sessionSaga.ts';
import { clientsOver } from '../../testing/clientsOver.ts';
import { fakeAuthClient } from '../../testing/fakeAuthClient.ts';
import { closableSaga } from '../../testing/closableSaga.ts';
import { createAuthSaga } from './authSaga.ts';
import { events, selectAuth } from './authSlice.ts';
import { createRegistrationApi } from './registrationApi.ts';

const password = 'bon-bini-2026';
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function aVisitor(role: Role, responses: FakeResponses = {}) {
  const auth = fakeAuthClient();
  const toasts = fakeToasts();
  const visited: string[] = [];
  const profile = role === 'applicant' ? aProfile() : aRecruiterProfile();
  const registered = { status: 201, body: { id: profile.id, email: profile.email, message: 'Welcome.' } };
  const api = clientsOver({
    'GET /recruiter/user/': profile,
    [`POST /account/${role}/register`]: registered,
    'POST /applicants': { status: 201, body: anApplicant() },
    ...responses,
  });
  const store = createPortalStore();
  const navigation = { navigate: (to: string) => void visited.push(to) };
  const parts = { auth: auth.client, toasts, navigation };
  const watch = { isRefetchedOnFocus: true, pollSeconds: 0 };
  const run = (key: string, original: Saga) => {
    const { saga, close } = closableSaga(original);
    store.runFeatureSaga(key, saga);
    open.push(close);
  };
  const landingPath = (of: Role | null) => (of === 'recruiter' ? '/recruiter-dashboard' : '/vacancies');
  run('shell/session', createSessionSaga({ ...parts, ...watch, api: api.clients }));
  run('shell/auth', createAuthSaga({ ...parts, api: createRegistrationApi(api.clients), landingPath }));
  const signIn = (overrides = {}) =>
    store.dispatch(
      events.signInSubmitted({ email: profile.email, password, to: '/vacancies/12', ...overrides }),
    );
  const register = (overrides = {}) =>
    store.dispatch(
      events.registrationSubmitted({
        role,
        name: profile.name,
        email: profile.email,
        password,
        to: null,
        ...overrides,
      }),
    );
  const said = () => toasts.shown.map(({ kind, title }) => `${kind}: ${title}`);
  return { auth, api, said, visited, signIn, register, state: () => selectAuth(store.getState()) };
}

const bodyOf = ({ api }: ReturnType<typeof aVisitor>, path: string) =>
  api.requests.find((request) => request.path === path)?.body;

describe('sign-in', () => {
  it('navigates to the destination once the profile has loaded', async () => {
    const visitor = aVisitor('applicant');
    visitor.signIn();
    expect(visitor.state().status).toBe('working');
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies/12']));
    expect(visitor.api.routes()).toContain('GET /recruiter/user/');
    expect(visitor.state().status).toBe('idle');
  });

  it('navigates a recruiter without a destination to the landing page', async () => {
    const visitor = aVisitor('recruiter');
    visitor.signIn({ to: null });
    await waitFor(() => expect(visitor.visited).toEqual(['/recruiter-dashboard']));
  });

  it('waits for a slow profile before it chooses the landing page', async () => {
    const profile = Promise.withResolvers<ReturnType<typeof aRecruiterProfile>>();
    const visitor = aVisitor('recruiter', { 'GET /recruiter/user/': () => profile.promise });
    visitor.signIn({ to: null });
    await waitFor(() => expect(visitor.api.routes()).toContain('GET /recruiter/user/'));
    expect(visitor.visited).toEqual([]);
    profile.resolve(aRecruiterProfile());
    await waitFor(() => expect(visitor.visited).toEqual(['/recruiter-dashboard']));
  });

  it('loads a profile that failed again before it chooses the landing page', async () => {
    let attempts = 0;
    const profile = () => ((attempts += 1) === 1 ? { status: 503, body: {} } : aRecruiterProfile());
    const visitor = aVisitor('recruiter', { 'GET /recruiter/user/': profile });
    visitor.signIn({ to: null });
    await waitFor(() => expect(visitor.visited).toEqual(['/recruiter-dashboard']));
    expect(attempts).toBe(2);
  });

  it('does not load the profile again after the session has ended', async () => {
    let attempts = 0;
    const visitor = aVisitor('recruiter', {
      'GET /recruiter/user/': () => {
        attempts += 1;
        return { status: 401, body: {} };
      },
    });
    visitor.signIn({ to: null });
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies']));
    expect(attempts).toBe(1);
  });

  it('fails with CredentialsSignin for a wrong password', async () => {
    const visitor = aVisitor('applicant');
    visitor.signIn({ password: 'wrong' });
    await waitFor(() =>
      expect(visitor.state()).toMatchObject({ status: 'failed', error: 'CredentialsSignin' }),
    );
    expect(visitor.visited).toEqual([]);
  });

  it('fails with ServiceUnavailable when the service does not respond', async () => {
    const visitor = aVisitor('applicant');
    visitor.auth.state.isReachable = false;
    visitor.signIn();
    await waitFor(() => expect(visitor.state().error).toBe('ServiceUnavailable'));
  });

  it('ignores further submissions while one is pending', async () => {
    const visitor = aVisitor('applicant');
    visitor.signIn();
    visitor.signIn();
    await waitFor(() => expect(visitor.visited).toHaveLength(1));
    expect(visitor.auth.asked.filter((line) => line.startsWith('signIn'))).toHaveLength(1);
  });
});

describe('registration', () => {
  it('signs an applicant in, creates the profile and returns to the vacancy', async () => {
    const visitor = aVisitor('applicant');
    visitor.register({ to: '/vacancies/12' });
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies/12']));

    expect(visitor.said()).toEqual([
      'progress: Creating account...',
      'success: Account created successfully. Logging in...',
    ]);
    expect(bodyOf(visitor, '/account/applicant/register')).toEqual({
      name: aProfile().name,
      email: aProfile().email,
      password,
    });
    expect(bodyOf(visitor, '/applicants')).toEqual({ name: aProfile().name });
    // Once for the sign-in, once more with the applicant in it.
    expect(visitor.api.routes().filter((route) => route === 'GET /recruiter/user/')).toHaveLength(2);
  });

  it('signs a recruiter in without an applicant profile', async () => {
    const visitor = aVisitor('recruiter');
    visitor.register();
    await waitFor(() => expect(visitor.visited).toEqual(['/recruiter-dashboard']));
    expect(visitor.api.routes()).toContain('POST /account/recruiter/register');
    expect(visitor.api.routes()).not.toContain('POST /applicants');
  });

  it('stores every field error and shows each as its own toast', async () => {
    const errors = { email: ['This address has an account already.'], password: ['Too easy to guess.'] };
    const visitor = aVisitor('recruiter', {
      'POST /account/recruiter/register': {
        status: 422,
        body: { message: 'Please check.', code: 'invalid', errors },
      },
    });
    visitor.register();
    await waitFor(() => expect(visitor.state()).toMatchObject({ status: 'failed', failure: { errors } }));
    expect(visitor.said()).toEqual([
      'progress: Creating account...',
      'error: This address has an account already.',
      'error: Too easy to guess.',
    ]);
    expect(visitor.auth.asked).not.toContain(`signIn ${aRecruiterProfile().email}`);
  });

  it('points to the mailbox when the sign-in shows that the account has another password', async () => {
    const visitor = aVisitor('applicant');
    visitor.register({ password: 'another-word-2027' });
    await waitFor(() => expect(visitor.state()).toMatchObject({ status: 'failed', error: 'SeeMailbox' }));
    expect(visitor.said()).toEqual(['progress: Creating account...', 'dismissed: Creating account...']);
    expect(visitor.visited).toEqual([]);
  });

  it('claims nothing about the account when the sign-in service does not respond', async () => {
    const visitor = aVisitor('applicant');
    visitor.auth.state.isReachable = false;
    visitor.register();
    await waitFor(() => expect(visitor.state().error).toBe('ServiceUnavailable'));
    expect(visitor.said()).toEqual(['progress: Creating account...', 'dismissed: Creating account...']);
  });

  it('creates no applicant profile for an account from before with the other role', async () => {
    const visitor = aVisitor('applicant', { 'GET /recruiter/user/': aRecruiterProfile() });
    visitor.register({ to: '/vacancies/12' });
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies/12']));
    expect(visitor.api.routes()).not.toContain('POST /applicants');
  });

  it("shows the API's message when no field is invalid", async () => {
    const visitor = aVisitor('applicant', {
      'POST /account/applicant/register': {
        status: 503,
        body: { message: 'Back in a moment.', code: 'unavailable' },
      },
    });
    visitor.register();
    await waitFor(() => expect(visitor.said().at(-1)).toBe('error: Back in a moment.'));
    expect(visitor.state().status).toBe('failed');
  });

  it('continues with an error toast when creating the applicant profile fails', async () => {
    const visitor = aVisitor('applicant', { 'POST /applicants': { status: 500 } });
    visitor.register({ to: '/vacancies/12' });
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies/12']));
    expect(visitor.said().at(-1)).toBe('error: Failed to create applicant');
  });
});

it('stores no password', async () => {
  const visitor = aVisitor('applicant');
  visitor.signIn({ password: 'wrong' });
  await waitFor(() => expect(visitor.state().status).toBe('failed'));
  expect(JSON.stringify(visitor.state())).not.toContain('wrong');
});
