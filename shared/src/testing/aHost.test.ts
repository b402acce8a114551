import * as z from 'zod/mini';
import { ApiError, callApi } from '../http/index.ts';
import { selectProfile, signedOut } from '../session/index.ts';
import { aHost } from './aHost.ts';
import { aProfile, aRecruiterProfile } from './builders/index.ts';

const anything = z.unknown();
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.failure : error),
  );

describe('the host that tests lend', () => {
  it('answers calls from the table and keeps what was asked', async () => {
    const { api, requests } = aHost({
      profile: aProfile(),
      answers: { 'POST /vacancies/7/apply': { status: 201, body: { id: 1 } } },
    });
    const call = {
      method: 'POST',
      url: '/vacancies/7/apply',
      data: { answers: [] },
      answer: anything,
    } as const;
    expect(await callApi(api.privateClient, { ...call, params: { draft: 1 } })).toEqual({ id: 1 });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/vacancies/7/apply', params: { draft: 1 }, body: { answers: [] } },
    ]);
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-of-the-test',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it('takes a body that has a status of its own for a body', async () => {
    const { api } = aHost({ answers: { 'GET /vacancies/7': { status: 'open' } } });
    const call = { method: 'GET', url: '/vacancies/7', answer: anything } as const;
    expect(await callApi(api.publicClient, call)).toEqual({ status: 'open' });
  });

  it('refuses as the server would', async () => {
    const { api } = aHost({
      answers: {
        'GET /vacancies/7': { status: 410, body: { message: 'This vacancy is closed.', code: 'closed' } },
        'GET /options': () => {
          throw new Error('offline');
        },
      },
    });
    const get = (url: string) =>
      failureOf(callApi(api.publicClient, { method: 'GET', url, answer: anything }));
    expect(await get('/vacancies/7')).toMatchObject({ kind: 'status', status: 410, code: 'closed' });
    expect(await get('/options')).toMatchObject({ kind: 'network', message: 'offline' });
    expect(await get('/packages')).toMatchObject({ message: 'The test has no answer for GET /packages.' });
  });

  it('repeats no call that was answered 401', async () => {
    const { api, requests } = aHost({
      profile: aProfile(),
      answers: { 'GET /applicant/me': { status: 401 } },
    });
    const call = callApi(api.privateClient, { method: 'GET', url: '/applicant/me', answer: anything });
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('knows who is signed in, and sends everybody else to sign in or away', async () => {
    const recruiter = aRecruiterProfile();
    const { session, store } = aHost({ profile: recruiter });
    const request = new Request('http://localhost/recruiter-dashboard?tab=1');
    expect(selectProfile(store.getState())).toEqual(recruiter);
    expect(await session.require(request, 'recruiter')).toEqual(recruiter);
    await expect(session.require(request, 'applicant')).rejects.toMatchObject({ status: 403 });

    store.dispatch(signedOut());
    const thrown: unknown = await session.require(request).catch((response: unknown) => response);
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(
      '/api/auth/signin?callbackUrl=%2Frecruiter-dashboard%3Ftab%3D1',
    );
  });

  it('remembers where it was told to go and what it was told to show', () => {
    const { navigation, visits, session, profileReloads, toasts } = aHost();
    navigation.navigate('/cart', { replace: true });
    session.reloadProfile();
    toasts.progress('Saving...').succeed({ title: 'Saved' });
    expect(visits).toEqual([{ to: '/cart', replace: true }]);
    expect(profileReloads()).toBe(1);
    expect(toasts.shown).toEqual([
      { kind: 'progress', title: 'Saving...' },
      { kind: 'success', title: 'Saved' },
    ]);
  });
});
