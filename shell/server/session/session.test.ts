import { createHash } from 'node:crypto';
import { account, SESSION_ID } from './testing/fakeAccountApi.ts';
import { type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('session', () => {
  it('rejects a session cookie that cannot be decrypted', async () => {
    const browser = service.aBrowser();
    browser.cookies.set('cpa_session', 'garbage');
    browser.cookies.set('cpa_token', 'access-1');
    const response = await browser.get('/api/auth/session');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
  });

  it('ends a session without any token', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.delete('cpa_token');
    browser.cookies.delete('refresh_token');
    expect(await browser.session()).toEqual({});
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('replaces an ended session when the visitor signs in again', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.delete('cpa_token');
    browser.cookies.delete('refresh_token');
    await browser.signIn();
    expect(await browser.session()).toMatchObject({ user: { email: account.email } });
  });
});

describe('copied session cookie', () => {
  const names = { user: { email: account.email } };
  const sessionChecks = () =>
    service.api.received.filter(({ url }) => url.startsWith('/account/sessions/')).length;
  afterEach(() => jest.restoreAllMocks());

  async function openCopiedSession() {
    const browser = service.aBrowser();
    await browser.signIn();
    return { browser, copy: service.aBrowser(browser.cookies) };
  }

  it('is rejected and cleared after sign-out', async () => {
    const { browser, copy } = await openCopiedSession();
    expect(await copy.session()).toMatchObject(names);
    await browser.post('/api/auth/signout', {});
    expect(await copy.session()).toEqual({});
    expect(copy.cookies.has('cpa_session')).toBe(false);
  });

  it('is rejected within 15 seconds after the session was revoked elsewhere', async () => {
    const { copy } = await openCopiedSession();
    expect(await copy.session()).toMatchObject(names);
    service.api.revokeSession();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 15_000);
    expect(await copy.session()).toEqual({});
  });

  it('is rejected at once when the API announces the end of its session', async () => {
    const { copy } = await openCopiedSession();
    const hash = createHash('sha256').update(SESSION_ID).digest('hex');
    expect(await copy.session()).toMatchObject(names);
    service.sessions.markAnnounced(createHash('sha256').update('another').digest('hex'));
    expect(await copy.session()).toMatchObject(names);
    service.sessions.markAnnounced(hash);
    expect(await copy.session()).toEqual({});
  });

  it('is checked again when announcements may have been missed', async () => {
    const { copy } = await openCopiedSession();
    expect(await copy.session()).toMatchObject(names);
    service.api.revokeSession();
    service.sessions.clear();
    expect(await copy.session()).toEqual({});
  });

  it('is checked once for all concurrent requests', async () => {
    const { browser } = await openCopiedSession();
    await Promise.all(Array.from({ length: 10 }, () => browser.session()));
    expect(sessionChecks()).toBe(1);
  });

  it('stays valid while the API is unavailable', async () => {
    const { browser } = await openCopiedSession();
    await service.api.stop();
    expect(await browser.session()).toMatchObject(names);
    expect(browser.cookies.has('refresh_token')).toBe(true);
  });
});

describe('sign-out', () => {
  it('revokes the session in the API and clears all four cookies', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.set('token', 'old');
    const response = await browser.post('/api/auth/signout', { callbackUrl: '/' });

    expect(response.json()).toEqual({ url: 'http://portal.example/' });
    for (const name of ['cpa_token', 'cpa_session', 'token', 'refresh_token']) {
      expect(browser.cookies.has(name)).toBe(false);
    }
    const logout = service.api.received.find(({ url }) => url === '/account/recruiter/logout');
    expect(logout?.headers).toMatchObject({
      authorization: 'Bearer access-1',
      cookie: expect.stringContaining('refresh_token=refresh-1'),
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(await browser.session()).toEqual({});
  });

  it('does nothing without a CSRF token', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    await browser.post('/api/auth/signout', { csrfToken: 'made up' });
    expect(browser.cookies.has('refresh_token')).toBe(true);
    expect(service.api.received.some(({ url }) => url === '/account/recruiter/logout')).toBe(false);
  });

  it('clears the cookies while the API is unavailable too', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    await service.api.stop();
    const response = await browser.post('/api/auth/signout', {});
    expect(browser.cookies.has('refresh_token')).toBe(false);
    // The page then says that only this browser is signed out.
    expect(response.json()).toEqual({ url: 'http://portal.example/?error=ServiceUnavailable' });
  });
});
