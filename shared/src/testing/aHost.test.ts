import * as z from 'zod/mini';
import { ApiError, callApi } from '../http/index.ts';
import { selectProfile, signedOut } from '../session/index.ts';
import { aHost } from './aHost.ts';
import { aProfile, aRecruiterProfile } from './builders/index.ts';

const anything = z.unknown();
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.data : error),
  );

describe('aHost', () => {
  it('responds from the table and records the requests', async () => {
    const { api, requests } = aHost({
      profile: aProfile(),
      responses: { 'POST /vacancies/7/apply': { status: 201, body: { id: 1 } } },
    });
    const call = {
      method: 'POST',
      url: '/vacancies/7/apply',
      data: { answers: [] },
      response: anything,
    } as const;
    expect(await callApi(api.privateClient, { ...call, params: { draft: 1 } })).toEqual({ id: 1 });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/vacancies/7/apply', params: { draft: 1 }, body: { answers: [] } },
    ]);
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer test-token',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it('returns a body whose `status` is text', async () => {
    const { api } = aHost({ responses: { 'GET /vacancies/7': { status: 'open' } } });
    const call = { method: 'GET', url: '/vacancies/7', response: anything } as const;
    expect(await callApi(api.publicClient, call)).toEqual({ status: 'open' });
  });

  it('rejects error statuses and network failures', async () => {
    const { api } = aHost({
      responses: {
        'GET /vacancies/7': { status: 410, body: { message: 'This vacancy is closed.', code: 'closed' } },
        'GET /options': () => {
          throw new Error('offline');
        },
      },
    });
    const get = (url: string) =>
      failureOf(callApi(api.publicClient, { method: 'GET', url, response: anything }));
    expect(await get('/vacancies/7')).toMatchObject({ kind: 'status', status: 410, code: 'closed' });
    expect(await get('/options')).toMatchObject({ kind: 'network', message: 'offline' });
    expect(await get('/packages')).toMatchObject({ message: 'The test has no response for GET /packages.' });
  });

  it('does not retry after a 401', async () => {
    const { api, requests } = aHost({
      profile: aProfile(),
      responses: { 'GET /applicant/me': { status: 401 } },
    });
    const call = callApi(api.privateClient, { method: 'GET', url: '/applicant/me', response: anything });
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('requires the role and redirects visitors to sign-in', async () => {
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

  it('records visits, profile reloads and toasts', () => {
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
