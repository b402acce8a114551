import { type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('authPlugin', () => {
  it('lists both sign-in providers', async () => {
    const response = await service.aBrowser().get('/api/auth/providers');
    expect(response.json()).toMatchObject({
      credentials: { id: 'credentials', type: 'credentials' },
      email: { id: 'email', type: 'email' },
    });
  });

  it('redirects an unknown provider to the sign-in page', async () => {
    const response = await service.aBrowser().get('/api/auth/error?error=SessionRequired');
    expect(response.headers.location).toBe('http://portal.example/api/auth/signin?error=SessionRequired');
  });

  it('redirects other errors to the error page', async () => {
    const response = await service.aBrowser().get('/api/auth/error?error=MissingSecret');
    expect(response.headers.location).toBe('/error?error=MissingSecret');
  });

  it.each(['x%0Ay', 'x%0D%0ASet-Cookie:a=b', 'a&error=b', '%3Cscript%3E'])(
    'replaces the invalid error name %s',
    async (error) => {
      const response = await service.aBrowser().get(`/api/auth/error?error=${error}`);
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe('/error?error=Default');
    },
  );

  it('names the default error when next-auth’s client gives none', async () => {
    const response = await service.aBrowser().get('/api/auth/error');
    expect(response.headers.location).toBe('/error?error=Default');
  });

  it('rejects a callback URL that is too long for a header', async () => {
    const response = await service.aBrowser().get(`/api/auth/error?callbackUrl=/${'a'.repeat(10_000)}`);
    expect(response.statusCode).toBe(302);
    expect(String(response.headers.location)).toHaveLength(
      'http://portal.example/error?error=InvalidCallbackUrl'.length,
    );
  });

  it('returns MissingAPIRoute for an unknown endpoint', async () => {
    const response = await service.aBrowser().get('/api/auth/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'MissingAPIRoute' });
  });

  it('accepts valid log entries of the browser and rejects others', async () => {
    const browser = service.aBrowser();
    expect(
      (await browser.post('/api/auth/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR' })).statusCode,
    ).toBe(200);
    expect((await browser.post('/api/auth/_log', { level: 'constructor', code: 'x' })).statusCode).toBe(400);
  });

  it('counts log entries and sign-ins of all servers together, each kind separately', async () => {
    service.api.countAtMost(2);
    const [here, there] = [service.aBrowser(), await service.aBrowserElsewhere()];
    const entry = { level: 'warn', code: 'CLIENT_FETCH_ERROR' };
    const logged = [];
    for (const browser of [here, there, here]) logged.push(await browser.post('/api/auth/_log', entry));
    expect(logged.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(logged[2]!.headers['retry-after']).toBe('41');
    const signedIn = [];
    for (const browser of [here, there, there]) signedIn.push(await browser.signIn({ password: 'wrong' }));
    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
  });

  it('accepts log entries while the API is down', async () => {
    await service.api.stop();
    const response = await service.aBrowser().post('/api/auth/_log', { level: 'warn', code: 'X' });
    expect(response.statusCode).toBe(200);
  });
});
