import { LINK_TOKEN, account } from './testing/fakeAccountApi.ts';
import { type Browser, type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

describe('a link by e-mail', () => {
  const ask = (browser: Browser, fields: Record<string, string> = {}) =>
    browser.post('/api/auth/signin/email', { email: account.email, callbackUrl: '/plans?step=2', ...fields });
  const follow = (browser: Browser, fields: Record<string, string> = {}) => {
    const query = { token: LINK_TOKEN, email: account.email, callbackUrl: '/vacancies/12', ...fields };
    return browser.get(`/api/auth/callback/email?${new URLSearchParams(query).toString()}`);
  };

  it('is asked of the API, with the way back, in the same words for every address', async () => {
    const [known, unknown] = [
      await ask(service.aBrowser()),
      await ask(service.aBrowser(), { email: 'nobody@example.aw' }),
    ];
    expect(known.statusCode).toBe(200);
    expect(known.json<{ url: string }>().url).not.toContain('error');
    expect(unknown.body).toBe(known.body);
    const sent = service.api.heard.find(({ url }) => url === '/account/magic-link');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ email: account.email, callback_path: '/plans?step=2' });
  });

  it('that could not be sent is said by its name', async () => {
    const answer = await ask(service.aBrowser(), { email: 'often@example.aw' });
    expect(answer.json<{ url: string }>().url).toContain('error=EmailSignin');
  });

  it('leads to no other site', async () => {
    const answer = await ask(service.aBrowser(), { callbackUrl: 'https://evil.example/' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { url: 'http://portal.example/error?error=InvalidCallbackUrl' },
    ]);
    expect(service.api.heard).toEqual([]);
    expect((await follow(service.aBrowser(), { callbackUrl: '//evil.example' })).headers.location).toBe(
      'http://portal.example/error?error=InvalidCallbackUrl',
    );
    expect(service.api.heard).toEqual([]);
  });

  it('gives the browser what a password gives it, and leads on', async () => {
    const browser = service.aBrowser();
    const answer = await follow(browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://portal.example/vacancies/12']);
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    expect(await browser.session()).toMatchObject({ user: { email: account.email, name: 'Rosa Croes' } });
  });

  it('works once, for its address, and is explained when it does not', async () => {
    await follow(service.aBrowser());
    for (const fields of [{}, { token: 'made up' }, { email: 'other@example.aw' }]) {
      const browser = service.aBrowser();
      const answer = await follow(browser, fields);
      expect(answer.headers.location).toContain('error=Verification');
      expect(browser.cookies.has('cpa_session')).toBe(false);
    }
  });

  it('is not used up by a program that only looks whether the address exists', async () => {
    const url = `/api/auth/callback/email?token=${LINK_TOKEN}&email=${account.email}`;
    await service.app.inject({ method: 'HEAD', url });
    expect(service.api.heard).toEqual([]);
  });
});
