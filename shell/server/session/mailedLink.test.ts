import { LINK_TOKEN, account } from './testing/fakeAccountApi.ts';
import { type Browser, type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('sign-in by mailed link', () => {
  const ask = (browser: Browser, fields: Record<string, string> = {}) =>
    browser.post('/api/auth/signin/email', { email: account.email, callbackUrl: '/plans?step=2', ...fields });
  const follow = (browser: Browser, fields: Record<string, string> = {}) => {
    const query = { token: LINK_TOKEN, email: account.email, callbackUrl: '/vacancies/12', ...fields };
    return browser.get(`/api/auth/callback/email?${new URLSearchParams(query).toString()}`);
  };

  it('requests the link from the API with the callback path and responds the same for every e-mail address', async () => {
    const [known, unknown] = [
      await ask(service.aBrowser()),
      await ask(service.aBrowser(), { email: 'nobody@example.aw' }),
    ];
    expect(known.statusCode).toBe(200);
    expect(known.json<{ url: string }>().url).not.toContain('error');
    expect(unknown.body).toBe(known.body);
    const sent = service.api.received.find(({ url }) => url === '/account/magic-link');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ email: account.email, callback_path: '/plans?step=2' });
  });

  it('passes the name of a new account on to the API', async () => {
    await ask(service.aBrowser(), { name: 'Xiomara Croes' });
    const sent = service.api.received.find(({ url }) => url === '/account/magic-link');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ email: account.email, name: 'Xiomara Croes' });
  });

  it('reports an e-mail that could not be sent with an error code', async () => {
    const response = await ask(service.aBrowser(), { email: 'often@example.aw' });
    expect(response.json<{ url: string }>().url).toContain('error=EmailSignin');
  });

  it('rejects a callback URL of another site', async () => {
    const response = await ask(service.aBrowser(), { callbackUrl: 'https://evil.example/' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { url: 'http://portal.example/error?error=InvalidCallbackUrl' },
    ]);
    expect(service.api.received).toEqual([]);
    expect((await follow(service.aBrowser(), { callbackUrl: '//evil.example' })).headers.location).toBe(
      'http://portal.example/error?error=InvalidCallbackUrl',
    );
    expect(service.api.received).toEqual([]);
  });

  it('requests a link without language, and leads to the error page in the language of the link or the cookie', async () => {
    await ask(service.aBrowser(), { callbackUrl: '/nl/plans?step=2' });
    const sent = service.api.received.find(({ url }) => url === '/account/magic-link');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ callback_path: '/plans?step=2' });
    const follower = service.aBrowser();
    const failed = await follow(follower, { token: 'used', callbackUrl: '/es/plans' });
    const { pathname, search } = new URL(String(failed.headers.location));
    const error = await follower.get(pathname + search);
    expect(error.headers.location).toBe('/es/error?error=Verification');
    const browser = service.aBrowser();
    browser.cookies.set('lang', 'pap');
    const rejected = await browser.get('/api/auth/callback/email?callbackUrl=https%3A%2F%2Fevil.example');
    expect(rejected.headers.location).toBe('http://portal.example/pap/error?error=InvalidCallbackUrl');
  });

  it('sets the same cookies as a sign-in with a password, then redirects', async () => {
    const browser = service.aBrowser();
    const response = await follow(browser);
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      'http://portal.example/vacancies/12',
    ]);
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    expect(await browser.session()).toMatchObject({ user: { email: account.email, name: 'Rosa Croes' } });
  });

  it('accepts a link once, for its e-mail address only, and explains a rejection', async () => {
    await follow(service.aBrowser());
    for (const fields of [{}, { token: 'made up' }, { email: 'other@example.aw' }]) {
      const browser = service.aBrowser();
      const response = await follow(browser, fields);
      expect(response.headers.location).toContain('error=Verification');
      expect(browser.cookies.has('cpa_session')).toBe(false);
    }
  });

  it('is not consumed by a HEAD request', async () => {
    const url = `/api/auth/callback/email?token=${LINK_TOKEN}&email=${account.email}`;
    await service.app.inject({ method: 'HEAD', url });
    expect(service.api.received).toEqual([]);
  });
});
