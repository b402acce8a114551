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
});
