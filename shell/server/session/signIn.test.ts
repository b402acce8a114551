import { account } from './testing/fakeAccountApi.ts';
import { type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('sign-in', () => {
  it('sets the session and both tokens and returns the callback URL', async () => {
    const browser = service.aBrowser();
    const response = await browser.signIn();

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ url: 'http://portal.example/vacancies/12' });
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    const session = response.cookies.find(({ name }) => name === 'cpa_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const refresh = response.cookies.find(({ name }) => name === 'refresh_token');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(browser.cookies.has('elsewhere')).toBe(false);
  });

  it('names the language of the page to the API', async () => {
    const signIn = async (callbackUrl: string) => {
      await service.aBrowser().signIn({ callbackUrl });
      return service.api.received.at(-1)!.headers['accept-language'];
    };
    expect(await signIn('/nl/vacancies/12')).toBe('nl');
    expect(await signIn('/vacancies/12')).toBe('en');
  });

  it('returns the user and the current access token', async () => {
    const browser = service.aBrowser();
    await browser.signIn();
    browser.cookies.set('cpa_token', 'access-2');

    expect(await browser.session()).toMatchObject({
      user: { name: 'Rosa Croes', email: account.email, image: '/files/rosa.webp' },
      accessToken: 'access-2',
    });
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 'CredentialsSignin'],
    ['too many tries', { email: 'often@example.aw' }, 'TooManyRequests'],
    ['an API that responses something else', { email: 'broken@example.aw' }, 'ServiceUnavailable'],
  ])('returns an error code after %s', async (_case, fields, error) => {
    const browser = service.aBrowser();
    const response = await browser.signIn(fields);

    expect(response.statusCode).toBe(401);
    expect(new URL(response.json<{ url: string }>().url).searchParams.get('error')).toBe(error);
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('returns an error code when the API is unavailable', async () => {
    await service.api.stop();
    const response = await service.aBrowser().signIn();
    expect(response.json<{ url: string }>().url).toContain('error=ServiceUnavailable');
  });

  it('rejects a sign-in without a CSRF token', async () => {
    const browser = service.aBrowser();
    await browser.signIn({ csrfToken: 'made up' });
    expect(browser.cookies.has('cpa_session')).toBe(false);
    expect(service.api.received).toEqual([]);
  });

  it('rejects a sign-in from another site', async () => {
    const browser = service.aBrowser();
    const response = await browser.post('/api/auth/callback/credentials', account, {
      origin: 'https://evil.example',
    });
    expect(response.statusCode).toBe(403);
    expect(service.api.received).toEqual([]);
  });

  it('limits the attempts per IP address', async () => {
    const browser = service.aBrowser();
    for (let attempt = 0; attempt < 30; attempt += 1) await browser.signIn({ password: 'wrong' });
    const response = await browser.signIn();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.json<{ url: string }>().url).toContain('error=TooManyRequests');
  });
});

describe('limit per IP address', () => {
  it('obeys the factor for load tests', async () => {
    const wide = await openSignInService({ rateLimitFactor: 2 });
    const browser = wide.aBrowser();
    for (let attempt = 0; attempt < 31; attempt += 1) await browser.signIn({ password: 'wrong' });
    expect((await browser.signIn()).statusCode).toBe(200);
    await wide.close();
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const send = (remoteAddress: string) =>
      service.app.inject({ method: 'POST', url: '/api/auth/signin/email', remoteAddress });
    const statuses = new Set<number>();
    for (let at = 1; at <= 30; at += 1) statuses.add((await send(`2001:db8:1:2::${at}`)).statusCode);
    expect(statuses.has(429)).toBe(false);
    expect((await send('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await send('2001:db8:1:f3::1')).statusCode).toBe(429);
    expect((await send('2001:db8:1:102::1')).statusCode).not.toBe(429);
  });
});

describe('foreign callback URL', () => {
  it.each(['https://evil.example/', '//evil.example', 'http://['])(
    'is rejected with InvalidCallbackUrl: %s',
    async (callbackUrl) => {
      const browser = service.aBrowser();
      const response = await browser.signIn({ callbackUrl });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ url: 'http://portal.example/error?error=InvalidCallbackUrl' });
      expect(browser.cookies.has('cpa_session')).toBe(false);

      const csrf = await browser.get(`/api/auth/csrf?callbackUrl=${encodeURIComponent(callbackUrl)}`);
      expect(csrf.statusCode).toBe(302);
      expect(csrf.headers.location).toBe('http://portal.example/error?error=InvalidCallbackUrl');
    },
  );

  it.each(['http://[', '%E0%A4%A', 'nowhere', 'https://evil.example/'])(
    'is ignored when a cookie contains it: %s',
    async (remembered) => {
      const browser = service.aBrowser();
      browser.cookies.set('next-auth.callback-url', remembered);
      expect((await browser.get('/api/auth/session')).statusCode).toBe(200);
    },
  );
});

it('rejects a sign-in by GET', async () => {
  const response = await service.app.inject('/api/auth/callback/credentials?email=a&password=b');
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'MissingAPIRoute']);
});
