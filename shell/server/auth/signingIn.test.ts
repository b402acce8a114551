import { account } from './testing/fakeAccountApi.ts';
import { type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('signing in', () => {
  it('gives the browser the session and both tokens, and answers where to go', async () => {
    const browser = service.aBrowser();
    const answer = await browser.signIn();

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ url: 'http://portal.example/vacancies/12' });
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    const session = answer.cookies.find(({ name }) => name === 'cpa_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const refresh = answer.cookies.find(({ name }) => name === 'refresh_token');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(browser.cookies.has('elsewhere')).toBe(false);
  });

  it('shows who is signed in, with the access token of the moment', async () => {
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
    ['an API that answers something else', { email: 'broken@example.aw' }, 'ServiceUnavailable'],
  ])('names the error after %s', async (_case, fields, error) => {
    const browser = service.aBrowser();
    const answer = await browser.signIn(fields);

    expect(answer.statusCode).toBe(401);
    expect(new URL(answer.json<{ url: string }>().url).searchParams.get('error')).toBe(error);
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('names the error when the API cannot be reached', async () => {
    await service.api.stop();
    const answer = await service.aBrowser().signIn();
    expect(answer.json<{ url: string }>().url).toContain('error=ServiceUnavailable');
  });

  it('signs nobody in without the form token', async () => {
    const browser = service.aBrowser();
    await browser.signIn({ csrfToken: 'made up' });
    expect(browser.cookies.has('cpa_session')).toBe(false);
    expect(service.api.heard).toEqual([]);
  });

  it('signs nobody in from a page of another site', async () => {
    const browser = service.aBrowser();
    const answer = await browser.post('/api/auth/callback/credentials', account, {
      origin: 'https://evil.example',
    });
    expect(answer.statusCode).toBe(403);
    expect(service.api.heard).toEqual([]);
  });

  it('stops an address that tries too often', async () => {
    const browser = service.aBrowser();
    for (let attempt = 0; attempt < 30; attempt += 1) await browser.signIn({ password: 'wrong' });
    const answer = await browser.signIn();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json<{ url: string }>().url).toContain('error=TooManyRequests');
  });
});

describe('an address to go to that is not ours', () => {
  it.each(['https://evil.example/', '//evil.example', 'http://['])(
    'is answered InvalidCallbackUrl: %s',
    async (callbackUrl) => {
      const browser = service.aBrowser();
      const answer = await browser.signIn({ callbackUrl });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ url: 'http://portal.example/error?error=InvalidCallbackUrl' });
      expect(browser.cookies.has('cpa_session')).toBe(false);

      const asked = await browser.get(`/api/auth/csrf?callbackUrl=${encodeURIComponent(callbackUrl)}`);
      expect(asked.statusCode).toBe(302);
      expect(asked.headers.location).toBe('http://portal.example/error?error=InvalidCallbackUrl');
    },
  );

  it.each(['http://[', '%E0%A4%A', 'nowhere', 'https://evil.example/'])(
    'is forgotten when a cookie remembers it: %s',
    async (remembered) => {
      const browser = service.aBrowser();
      browser.cookies.set('next-auth.callback-url', remembered);
      expect((await browser.get('/api/auth/session')).statusCode).toBe(200);
    },
  );
});

it('a sign-in that is only an address is no call', async () => {
  const answer = await service.app.inject('/api/auth/callback/credentials?email=a&password=b');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'MissingAPIRoute']);
});
