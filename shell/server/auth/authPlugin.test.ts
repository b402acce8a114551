import { type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('the other endpoints', () => {
  it('list the two ways of signing in', async () => {
    const answer = await service.aBrowser().get('/api/auth/providers');
    expect(answer.json()).toMatchObject({
      credentials: { id: 'credentials', type: 'credentials' },
      email: { id: 'email', type: 'email' },
    });
  });

  it('lead from a provider that is not there to the sign-in page', async () => {
    const answer = await service.aBrowser().get('/api/auth/error?error=SessionRequired');
    expect(answer.headers.location).toBe('http://portal.example/api/auth/signin?error=SessionRequired');
  });

  it('lead other errors to the error page', async () => {
    const answer = await service.aBrowser().get('/api/auth/error?error=MissingSecret');
    expect(answer.headers.location).toBe('/error?error=MissingSecret');
  });

  it('answer MissingAPIRoute for a call that does not exist', async () => {
    const answer = await service.aBrowser().get('/api/auth/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'MissingAPIRoute' });
  });

  it('take log lines of the browser, and only such', async () => {
    const browser = service.aBrowser();
    expect(
      (await browser.post('/api/auth/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR' })).statusCode,
    ).toBe(200);
    expect((await browser.post('/api/auth/_log', { level: 'constructor', code: 'x' })).statusCode).toBe(400);
  });
});
