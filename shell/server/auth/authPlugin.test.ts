import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { authPlugin } from './authPlugin.ts';
import { account, LINK_TOKEN, startFakeAccountApi } from './fakeAccountApi.ts';

const siteUrl = 'http://portal.example';

let api: Awaited<ReturnType<typeof startFakeAccountApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startFakeAccountApi();
  app = fastify();
  await app.register(authPlugin, { siteUrl, apiUrl: api.url, secret: 'a secret for tests only' });
});

afterEach(async () => {
  await app.close();
  await api.stop();
});

/** A browser, as far as cookies go. */
function aBrowser() {
  const cookies = new Map<string, string>();
  async function send(options: InjectOptions) {
    const answer = await app.inject({
      ...options,
      headers: { host: 'portal.example', ...options.headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return answer;
  }
  async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const { csrfToken } = (await send({ url: '/api/auth/csrf' })).json<{ csrfToken: string }>();
    return send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ csrfToken, json: 'true', ...fields }).toString(),
    });
  }
  return {
    cookies,
    get: (url: string) => send({ url }),
    post,
    signIn: (fields: Record<string, string> = {}) =>
      post('/api/auth/callback/credentials', { ...account, callbackUrl: '/vacancies/12', ...fields }),
    session: async () => (await send({ url: '/api/auth/session' })).json<Record<string, unknown>>(),
  };
}

describe('signing in', () => {
  it('gives the browser the session and both tokens, and answers where to go', async () => {
    const browser = aBrowser();
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
    const browser = aBrowser();
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
    const browser = aBrowser();
    const answer = await browser.signIn(fields);

    expect(answer.statusCode).toBe(401);
    expect(new URL(answer.json<{ url: string }>().url).searchParams.get('error')).toBe(error);
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('names the error when the API cannot be reached', async () => {
    await api.stop();
    const answer = await aBrowser().signIn();
    expect(answer.json<{ url: string }>().url).toContain('error=ServiceUnavailable');
  });

  it('signs nobody in without the form token', async () => {
    const browser = aBrowser();
    await browser.signIn({ csrfToken: 'made up' });
    expect(browser.cookies.has('cpa_session')).toBe(false);
    expect(api.heard).toEqual([]);
  });

  it('signs nobody in from a page of another site', async () => {
    const browser = aBrowser();
    const answer = await browser.post('/api/auth/callback/credentials', account, {
      origin: 'https://evil.example',
    });
    expect(answer.statusCode).toBe(403);
    expect(api.heard).toEqual([]);
  });

  it('stops an address that tries too often', async () => {
    const browser = aBrowser();
    for (let attempt = 0; attempt < 30; attempt += 1) await browser.signIn({ password: 'wrong' });
    const answer = await browser.signIn();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json<{ url: string }>().url).toContain('error=TooManyRequests');
  });
});

describe('a link by e-mail', () => {
  const ask = (browser: ReturnType<typeof aBrowser>, fields: Record<string, string> = {}) =>
    browser.post('/api/auth/signin/email', { email: account.email, callbackUrl: '/plans?step=2', ...fields });
  const follow = (browser: ReturnType<typeof aBrowser>, fields: Record<string, string> = {}) => {
    const query = { token: LINK_TOKEN, email: account.email, callbackUrl: '/vacancies/12', ...fields };
    return browser.get(`/api/auth/callback/email?${new URLSearchParams(query).toString()}`);
  };

  it('is asked of the API, with the way back, in the same words for every address', async () => {
    const [known, unknown] = [await ask(aBrowser()), await ask(aBrowser(), { email: 'nobody@example.aw' })];
    expect(known.statusCode).toBe(200);
    expect(known.json<{ url: string }>().url).not.toContain('error');
    expect(unknown.body).toBe(known.body);
    const sent = api.heard.find(({ url }) => url === '/account/magic-link');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ email: account.email, callback_path: '/plans?step=2' });
  });

  it('that could not be sent is said by its name', async () => {
    const answer = await ask(aBrowser(), { email: 'often@example.aw' });
    expect(answer.json<{ url: string }>().url).toContain('error=EmailSignin');
  });

  it('leads to no other site', async () => {
    const answer = await ask(aBrowser(), { callbackUrl: 'https://evil.example/' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { url: 'http://portal.example/error?error=InvalidCallbackUrl' },
    ]);
    expect(api.heard).toEqual([]);
    expect((await follow(aBrowser(), { callbackUrl: '//evil.example' })).headers.location).toBe(
      'http://portal.example/error?error=InvalidCallbackUrl',
    );
    expect(api.heard).toEqual([]);
  });

  it('gives the browser what a password gives it, and leads on', async () => {
    const browser = aBrowser();
    const answer = await follow(browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://portal.example/vacancies/12']);
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    expect(await browser.session()).toMatchObject({ user: { email: account.email, name: 'Rosa Croes' } });
  });

  it('works once, for its address, and is explained when it does not', async () => {
    await follow(aBrowser());
    for (const fields of [{}, { token: 'made up' }, { email: 'other@example.aw' }]) {
      const browser = aBrowser();
      const answer = await follow(browser, fields);
      expect(answer.headers.location).toContain('error=Verification');
      expect(browser.cookies.has('cpa_session')).toBe(false);
    }
  });

  it('is not used up by a program that only looks whether the address exists', async () => {
    const url = `/api/auth/callback/email?token=${LINK_TOKEN}&email=${account.email}`;
    await app.inject({ method: 'HEAD', url });
    expect(api.heard).toEqual([]);
  });
});

describe('an address to go to that is not ours', () => {
  it.each(['https://evil.example/', '//evil.example', 'http://['])(
    'is answered InvalidCallbackUrl: %s',
    async (callbackUrl) => {
      const browser = aBrowser();
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
      const browser = aBrowser();
      browser.cookies.set('next-auth.callback-url', remembered);
      expect((await browser.get('/api/auth/session')).statusCode).toBe(200);
    },
  );
});

it('a sign-in that is only an address is no call', async () => {
  const answer = await app.inject('/api/auth/callback/credentials?email=a&password=b');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'MissingAPIRoute']);
});

describe('signing out', () => {
  it('ends the sign-in on the server and clears all four cookies', async () => {
    const browser = aBrowser();
    await browser.signIn();
    browser.cookies.set('token', 'old');
    const answer = await browser.post('/api/auth/signout', { callbackUrl: '/' });

    expect(answer.json()).toEqual({ url: 'http://portal.example/' });
    for (const name of ['cpa_token', 'cpa_session', 'token', 'refresh_token']) {
      expect(browser.cookies.has(name)).toBe(false);
    }
    const logout = api.heard.find(({ url }) => url === '/account/recruiter/logout');
    expect(logout?.headers).toMatchObject({
      authorization: 'Bearer access-1',
      cookie: expect.stringContaining('refresh_token=refresh-1'),
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(await browser.session()).toEqual({});
  });

  it('does nothing without the form token', async () => {
    const browser = aBrowser();
    await browser.signIn();
    await browser.post('/api/auth/signout', { csrfToken: 'made up' });
    expect(browser.cookies.has('refresh_token')).toBe(true);
    expect(api.heard.some(({ url }) => url === '/account/recruiter/logout')).toBe(false);
  });

  it('clears the cookies also while the API is away', async () => {
    const browser = aBrowser();
    await browser.signIn();
    await api.stop();
    const answer = await browser.post('/api/auth/signout', {});
    expect(browser.cookies.has('refresh_token')).toBe(false);
    // So that the page can say that only this browser is signed out.
    expect(answer.json()).toEqual({ url: 'http://portal.example/?error=ServiceUnavailable' });
  });
});

describe('the other endpoints', () => {
  it('list the two ways of signing in', async () => {
    const answer = await aBrowser().get('/api/auth/providers');
    expect(answer.json()).toMatchObject({
      credentials: { id: 'credentials', type: 'credentials' },
      email: { id: 'email', type: 'email' },
    });
  });

  it('lead from a provider that is not there to the sign-in page', async () => {
    const answer = await aBrowser().get('/api/auth/error?error=SessionRequired');
    expect(answer.headers.location).toBe('http://portal.example/api/auth/signin?error=SessionRequired');
  });

  it('lead other errors to the error page', async () => {
    const answer = await aBrowser().get('/api/auth/error?error=MissingSecret');
    expect(answer.headers.location).toBe('/error?error=MissingSecret');
  });

  it('answer MissingAPIRoute for a call that does not exist', async () => {
    const answer = await aBrowser().get('/api/auth/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'MissingAPIRoute' });
  });

  it('take log lines of the browser, and only such', async () => {
    const browser = aBrowser();
    expect(
      (await browser.post('/api/auth/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR' })).statusCode,
    ).toBe(200);
    expect((await browser.post('/api/auth/_log', { level: 'constructor', code: 'x' })).statusCode).toBe(400);
  });

  it('report an unreadable session cookie as signed out', async () => {
    const browser = aBrowser();
    browser.cookies.set('cpa_session', 'garbage');
    browser.cookies.set('cpa_token', 'access-1');
    const answer = await browser.get('/api/auth/session');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
  });

  it('hold a session without any token for over', async () => {
    const browser = aBrowser();
    await browser.signIn();
    browser.cookies.delete('cpa_token');
    browser.cookies.delete('refresh_token');
    expect(await browser.session()).toEqual({});
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('sign in at once over a session that is over', async () => {
    const browser = aBrowser();
    await browser.signIn();
    browser.cookies.delete('cpa_token');
    browser.cookies.delete('refresh_token');
    await browser.signIn();
    expect(await browser.session()).toMatchObject({ user: { email: account.email } });
  });
});
