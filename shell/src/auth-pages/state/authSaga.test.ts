import type { Saga } from 'redux-saga';
import type { Role } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { type Answers, aProfile, aRecruiterProfile, anApplicant, fakeToasts } from '@cpa/shared/testing';
import { waitFor } from '@testing-library/react';
import { createSessionSaga } from '../../session/sessionSaga.ts';
import { clientsOver } from '../../testing/clientsOver.ts';
import { fakeAuthClient } from '../../testing/fakeAuthClient.ts';
import { closableSaga } from '../../testing/closableSaga.ts';
import { createAuthSaga } from './authSaga.ts';
import { registrationSubmitted, selectAuth, signInSubmitted } from './authSlice.ts';
import { createRegistrationApi } from './registrationApi.ts';

const password = 'bon-bini-2026';
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function aVisitor(role: Role, answers: Answers = {}) {
  const auth = fakeAuthClient();
  const toasts = fakeToasts();
  const visited: string[] = [];
  const profile = role === 'applicant' ? aProfile() : aRecruiterProfile();
  const registered = { status: 201, body: { id: profile.id, email: profile.email, message: 'Welcome.' } };
  const api = clientsOver({
    'GET /recruiter/user/': profile,
    [`POST /account/${role}/register`]: registered,
    'POST /applicants': { status: 201, body: anApplicant() },
    ...answers,
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
  const landingPath = (role: Role | null) => (role === 'recruiter' ? '/recruiter-dashboard' : '/vacancies');
  run('shell/session', createSessionSaga({ ...parts, ...watch, api: api.clients }));
  run('shell/auth', createAuthSaga({ ...parts, api: createRegistrationApi(api.clients), landingPath }));
  const signIn = (overrides = {}) =>
    store.dispatch(signInSubmitted({ email: profile.email, password, to: '/vacancies/12', ...overrides }));
  const register = (overrides = {}) =>
    store.dispatch(
      registrationSubmitted({
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

describe('signing in', () => {
  it('leads back to where one came from, once the profile is there', async () => {
    const visitor = aVisitor('applicant');
    visitor.signIn();
    expect(visitor.state().status).toBe('working');
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies/12']));
    expect(visitor.api.routes()).toContain('GET /recruiter/user/');
    expect(visitor.state().status).toBe('idle');
  });

  it('leads a recruiter who came from nowhere to the dashboard', async () => {
    const visitor = aVisitor('recruiter');
    visitor.signIn({ to: null });
    await waitFor(() => expect(visitor.visited).toEqual(['/recruiter-dashboard']));
  });

  it('names the error of a wrong password', async () => {
    const visitor = aVisitor('applicant');
    visitor.signIn({ password: 'wrong' });
    await waitFor(() =>
      expect(visitor.state()).toMatchObject({ status: 'failed', error: 'CredentialsSignin' }),
    );
    expect(visitor.visited).toEqual([]);
  });

  it('names the error when nothing answers', async () => {
    const visitor = aVisitor('applicant');
    visitor.auth.state.isReachable = false;
    visitor.signIn();
    await waitFor(() => expect(visitor.state().error).toBe('ServiceUnavailable'));
  });

  it('is done once, however often the button is pressed', async () => {
    const visitor = aVisitor('applicant');
    visitor.signIn();
    visitor.signIn();
    await waitFor(() => expect(visitor.visited).toHaveLength(1));
    expect(visitor.auth.asked.filter((line) => line.startsWith('signIn'))).toHaveLength(1);
  });
});

describe('opening an account', () => {
  it('signs an applicant in, creates the profile and leads back to the vacancy', async () => {
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

  it('keeps every field error for its field and shows each as its own toast', async () => {
    const errors = { email: ['This address has an account already.'], password: ['Too easy to guess.'] };
    const visitor = aVisitor('recruiter', {
      'POST /account/recruiter/register': {
        status: 422,
        body: { message: 'Please check.', code: 'invalid', errors },
      },
    });
    visitor.register();
    await waitFor(() => expect(visitor.state()).toMatchObject({ status: 'failed', fieldErrors: errors }));
    expect(visitor.said()).toEqual([
      'progress: Creating account...',
      'error: This address has an account already.',
      'error: Too easy to guess.',
    ]);
    expect(visitor.auth.asked).not.toContain(`signIn ${aRecruiterProfile().email}`);
  });

  it('says what the API says when no field is wrong', async () => {
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

  it('goes on when only the applicant profile could not be created, and says so', async () => {
    const visitor = aVisitor('applicant', { 'POST /applicants': { status: 500 } });
    visitor.register({ to: '/vacancies/12' });
    await waitFor(() => expect(visitor.visited).toEqual(['/vacancies/12']));
    expect(visitor.said().at(-1)).toBe('error: Failed to create applicant');
  });
});

it('keeps no password in the store', async () => {
  const visitor = aVisitor('applicant');
  visitor.signIn({ password: 'wrong' });
  await waitFor(() => expect(visitor.state().status).toBe('failed'));
  expect(JSON.stringify(visitor.state())).not.toContain('wrong');
});
