import { OPENID_SECRETS, account } from './testing/fakeAccountApi.ts';
import { type Browser, type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService({ openIdProviders: ['google', 'microsoft'] });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

const SITE = 'http://portal.example';
const choose = async (browser: Browser, fields: Record<string, string> = {}, provider = 'google') => {
  const response = await browser.post(`/api/auth/signin/${provider}`, {
    callbackUrl: '/plans?step=2',
    ...fields,
  });
  return { response, url: response.json<{ url: string }>().url };
};
const comeBack = (browser: Browser, code = 'good', provider = 'google') =>
  browser.get(`/api/auth/callback/${provider}?code=${code}&state=state-1&iss=https%3A%2F%2Faccounts.example`);
const calls = () => service.api.received.filter(({ url }) => url.startsWith('/account/openid/sign-in'));

describe('sign-in at an OpenID provider', () => {
  it('is listed only for configured providers', async () => {
    const providers = async (browser: Browser) =>
      (await browser.get('/api/auth/providers')).json<Record<string, object>>();
    expect((await providers(service.aBrowser()))['google']).toEqual({
      id: 'google',
      name: 'Google',
      type: 'oauth',
      signinUrl: `${SITE}/api/auth/signin/google`,
      callbackUrl: `${SITE}/api/auth/callback/google`,
    });
    const other = await openSignInService({ openIdProviders: ['microsoft'] });
    expect(Object.keys(await providers(other.aBrowser()))).toEqual([
      'credentials',
      'passkey',
      'second-step',
      'email',
      'microsoft',
    ]);
    expect((await comeBack(other.aBrowser())).statusCode).toBe(404);
    await other.close();
  });

  it('stores the secrets in a cookie that scripts and other sites cannot read', async () => {
    const browser = service.aBrowser();
    const { response, url } = await choose(browser);
    expect(url).toBe('https://accounts.example/authorize?client_id=portal');
    const cookie = response.cookies.find(({ name }) => name === 'cpa_openid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    for (const secret of Object.values(OPENID_SECRETS)) expect(cookie!.value).not.toContain(secret);
    const secure = await openSignInService({
      openIdProviders: ['google'],
      siteUrl: 'https://portal.example',
    });
    const [set] = (await choose(secure.aBrowser())).response.cookies;
    expect(set).toMatchObject({ name: '__Host-cpa_openid', secure: true });
    await secure.close();
  });

  it('opens the session of other sign-ins and returns to the page', async () => {
    const browser = service.aBrowser();
    await choose(browser, { role: 'recruiter', token: 'of-a-mail', callbackUrl: '/nl/plans?step=2' });
    const response = await comeBack(browser);
    expect([response.statusCode, response.headers.location]).toEqual([302, `${SITE}/nl/plans?step=2`]);
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    expect(browser.cookies.has('cpa_openid')).toBe(false);
    expect(await browser.session()).toMatchObject({ user: { email: account.email, name: 'Rosa Croes' } });
    expect(JSON.parse(calls()[0]!.body)).toEqual({
      provider: 'google',
      ...OPENID_SECRETS,
      callback_query: 'code=good&state=state-1&iss=https%3A%2F%2Faccounts.example',
      callback_path: '/plans?step=2',
      role: 'recruiter',
      token: 'of-a-mail',
    });
  });

  it('rejects a callback URL of another site', async () => {
    for (const callbackUrl of [
      'https://evil.example/',
      '//evil.example',
      'http://portal.example@evil.example',
    ]) {
      const { response, url } = await choose(service.aBrowser(), { callbackUrl });
      expect([response.statusCode, url]).toEqual([400, `${SITE}/error?error=InvalidCallbackUrl`]);
    }
    expect(service.api.received).toEqual([]);
  });

  it('requires a CSRF token', async () => {
    const browser = service.aBrowser();
    for (const csrfToken of ['', 'made-up'])
      expect((await choose(browser, { csrfToken })).url).toBe(`${SITE}/api/auth/signin?csrf=true`);
    expect([service.api.received, browser.cookies.has('cpa_openid')]).toEqual([[], false]);
  });
});

describe('the response of an OpenID provider', () => {
  const failed = (error: string) => `${SITE}/login?error=${error}&callbackUrl=%2Fplans%3Fstep%3D2`;

  it('is refused in another browser', async () => {
    await choose(service.aBrowser());
    const response = await comeBack(service.aBrowser());
    expect(response.headers.location).toBe(`${SITE}/login?error=OAuthCallbackError`);
    expect(calls()).toEqual([]);
  });

  it('is refused a second time', async () => {
    const browser = service.aBrowser();
    await choose(browser);
    await comeBack(browser);
    expect((await comeBack(browser)).headers.location).toBe(`${SITE}/login?error=OAuthCallbackError`);
    expect(calls()).toHaveLength(1);
  });

  it('is refused when it belongs to another provider', async () => {
    const browser = service.aBrowser();
    await choose(browser);
    const response = await comeBack(browser, 'good', 'microsoft');
    expect(response.headers.location).toBe(`${SITE}/login?error=OAuthCallbackError`);
    expect(calls()).toEqual([]);
  });

  it('is refused after ten minutes, and with a cookie that is not its own', async () => {
    const browser = service.aBrowser();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 11 * 60_000);
    await choose(browser);
    jest.restoreAllMocks();
    expect((await comeBack(browser)).headers.location).toContain('error=OAuthCallbackError');
    await browser.signIn();
    browser.cookies.set('cpa_openid', browser.cookies.get('cpa_session')!);
    expect((await comeBack(browser)).headers.location).toContain('error=OAuthCallbackError');
    expect(calls()).toEqual([]);
  });

  it.each([
    ['account_not_linked', 'AccountNotLinkedError'],
    ['address_unproven', 'ProofMailed'],
    ['token_invalid', 'Verification'],
    ['account_banned', 'AccessDenied'],
    ['provider_refused', 'OAuthCallbackError'],
    ['too_many', 'TooManyRequests'],
  ])('leads to the sign-in page after %s', async (code, error) => {
    const browser = service.aBrowser();
    await choose(browser);
    expect((await comeBack(browser, code)).headers.location).toBe(failed(error));
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('leads to the second step of the account, without a session', async () => {
    const browser = service.aBrowser();
    await choose(browser);
    const { headers } = await comeBack(browser, 'second_step_needed');
    expect(headers.location).toBe(`${SITE}/login?step=2&callbackUrl=%2Fplans%3Fstep%3D2`);
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });

  it('leads to the registration for the role of a new account, in the language of the page', async () => {
    const browser = service.aBrowser();
    await choose(browser, { callbackUrl: '/es/plans?step=2', token: 'of-a-mail' });
    expect((await comeBack(browser, 'role_missing')).headers.location).toBe(
      `${SITE}/es/register?with=google&token=of-a-mail&callbackUrl=%2Fplans%3Fstep%3D2`,
    );
  });

  it('is not awaited from a provider that does not respond', async () => {
    const browser = service.aBrowser();
    expect((await choose(browser, {}, 'microsoft')).url).toBe(failed('OAuthCallbackError'));
    expect(browser.cookies.has('cpa_openid')).toBe(false);
  });

  it('is not used up by a HEAD request', async () => {
    await service.app.inject({ method: 'HEAD', url: '/api/auth/callback/google?code=good&state=state-1' });
    expect(calls()).toEqual([]);
  });
});
