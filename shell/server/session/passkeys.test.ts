import { PASSKEY, LINK_TOKEN, STEP_CODE, account } from './testing/fakeAccountApi.ts';
import { type Browser, type SignInService, openSignInService } from './testing/openSignInService.ts';

let service: SignInService;
beforeEach(async () => {
  service = await openSignInService();
});
afterEach(async () => await service.close());

const useCredential = (browser: Browser, credential: string) =>
  browser.post('/api/auth/callback/passkey', { credential, callbackUrl: '/vacancies/12' });
const passStep = (browser: Browser, fields: Record<string, string>) =>
  browser.post('/api/auth/callback/second-step', { callbackUrl: '/vacancies/12', ...fields });
const errorOf = ({ body }: { body: string }) =>
  new URL((JSON.parse(body) as { url: string }).url).searchParams.get('error');

describe('sign-in with a passkey', () => {
  it('sets the same cookies as a sign-in with a password', async () => {
    const browser = service.aBrowser();
    const response = await useCredential(browser, JSON.stringify({ id: PASSKEY }));
    expect(response.json()).toEqual({ url: 'http://portal.example/vacancies/12' });
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['cpa_session', 'cpa_token', 'refresh_token']),
    );
    expect(await browser.session()).toMatchObject({ user: { email: account.email } });
  });

  it.each([
    ['an unknown passkey', JSON.stringify({ id: 'another' }), 'PasskeyRefused'],
    ['text that is not JSON', 'passkey', 'CredentialsSignin'],
  ])('returns an error code for %s', async (_case, credential, error) => {
    const browser = service.aBrowser();
    expect(errorOf(await useCredential(browser, credential))).toBe(error);
    expect(browser.cookies.has('cpa_session')).toBe(false);
  });
});

describe('second step', () => {
  it('follows the password without a session, and finishes the sign-in', async () => {
    service.api.requireSecondStep();
    const browser = service.aBrowser();
    expect(errorOf(await browser.signIn())).toBe('SecondStepRequired');
    expect([...browser.cookies.keys()]).not.toContain('cpa_session');
    expect(errorOf(await passStep(browser, { code: '000000' }))).toBe('CodeWrong');
    const passed = await passStep(browser, { code: STEP_CODE, trust_device: 'true' });
    expect(passed.json()).toEqual({ url: 'http://portal.example/vacancies/12' });
    expect(browser.cookies.has('cpa_session')).toBe(true);
    expect(JSON.parse(service.api.received.at(-1)!.body)).toEqual({ code: STEP_CODE, trust_device: true });
  });

  it('follows a mailed link on the sign-in page in its language', async () => {
    service.api.requireSecondStep();
    const browser = service.aBrowser();
    const query = { token: LINK_TOKEN, email: account.email, callbackUrl: '/nl/vacancies/12' };
    const response = await browser.get(`/api/auth/callback/email?${new URLSearchParams(query).toString()}`);
    const { pathname, searchParams } = new URL(String(response.headers.location));
    expect(pathname).toBe('/nl/login');
    expect(searchParams.get('step')).toBe('2');
    expect(searchParams.get('callbackUrl')).toBe('/vacancies/12');
    expect(browser.cookies.get('cpa_step')).toBe('pending');
  });

  it('is refused without the cookie of the first step, and sends the API no other cookies', async () => {
    const browser = service.aBrowser();
    browser.cookies.set('cpa_device', 'trusted.one');
    browser.cookies.set('tracking', 'yes');
    expect(errorOf(await passStep(browser, { code: STEP_CODE }))).toBe('SecondStepExpired');
    expect(service.api.received.at(-1)!.headers.cookie).toBe('cpa_device=trusted.one');
  });
});
