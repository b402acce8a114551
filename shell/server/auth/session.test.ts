import { account } from './testing/fakeAccountApi.ts';
import { type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('a session', () => {
  it('whose cookie cannot be read is none', async () => {
    const browser = service.aBrowser();
    browser.cookies.set('cpa_session', 'garbage');
    browser.cookies.set('cpa_token', 'access-1');
    const answer = await browser.get('/api/auth/session');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
  });

  it('without any token is over', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.delete('cpa_token');
    browser.cookies.delete('refresh_token');
    expect(await browser.session()).toEqual({});
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('that is over is followed by a new one at once', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.delete('cpa_token');
    browser.cookies.delete('refresh_token');
    await browser.signIn();
    expect(await browser.session()).toMatchObject({ user: { email: account.email } });
  });
});

describe('a copy of a session', () => {
  const names = { user: { email: account.email } };
  const asked = () => service.api.heard.filter(({ url }) => url.startsWith('/account/sessions/')).length;
  afterEach(() => jest.restoreAllMocks());

  async function aCopy() {
    const browser = service.aBrowser();
    await browser.signIn();
    return { browser, copy: service.aBrowser(browser.cookies) };
  }

  it('names nobody any more after the sign-out, and is taken away', async () => {
    const { browser, copy } = await aCopy();
    expect(await copy.session()).toMatchObject(names);
    await browser.post('/api/auth/signout', {});
    expect(await copy.session()).toEqual({});
    expect(copy.cookies.has('cpa_session')).toBe(false);
  });

  it('names nobody either, within 15 seconds, when the sign-in was ended elsewhere', async () => {
    const { copy } = await aCopy();
    expect(await copy.session()).toMatchObject(names);
    service.api.endSignIn();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 15_000);
    expect(await copy.session()).toEqual({});
  });

  it('is asked about once for all pages that look at the same time', async () => {
    const { browser } = await aCopy();
    await Promise.all(Array.from({ length: 10 }, () => browser.session()));
    expect(asked()).toBe(1);
  });

  it('is believed while the API is away: a restart of it throws nobody out', async () => {
    const { browser } = await aCopy();
    await service.api.stop();
    expect(await browser.session()).toMatchObject(names);
    expect(browser.cookies.has('refresh_token')).toBe(true);
  });
});

describe('signing out', () => {
  it('ends the sign-in on the server and clears all four cookies', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.set('token', 'old');
    const answer = await browser.post('/api/auth/signout', { callbackUrl: '/' });

    expect(answer.json()).toEqual({ url: 'http://portal.example/' });
    for (const name of ['cpa_token', 'cpa_session', 'token', 'refresh_token']) {
      expect(browser.cookies.has(name)).toBe(false);
    }
    const logout = service.api.heard.find(({ url }) => url === '/account/recruiter/logout');
    expect(logout?.headers).toMatchObject({
      authorization: 'Bearer access-1',
      cookie: expect.stringContaining('refresh_token=refresh-1'),
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(await browser.session()).toEqual({});
  });

  it('does nothing without the form token', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    await browser.post('/api/auth/signout', { csrfToken: 'made up' });
    expect(browser.cookies.has('refresh_token')).toBe(true);
    expect(service.api.heard.some(({ url }) => url === '/account/recruiter/logout')).toBe(false);
  });

  it('clears the cookies also while the API is away', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    await service.api.stop();
    const answer = await browser.post('/api/auth/signout', {});
    expect(browser.cookies.has('refresh_token')).toBe(false);
    // So that the page can say that only this browser is signed out.
    expect(answer.json()).toEqual({ url: 'http://portal.example/?error=ServiceUnavailable' });
  });
});
