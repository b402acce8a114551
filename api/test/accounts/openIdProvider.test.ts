import type { OpenIdStarted, SignedIn } from '@cpa/shared/contracts';
import { startOidcProvider } from '../support/oidcProvider.ts';
import { CLIENT } from '../support/openIdIssuer.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';

const SITE_URL = 'https://jobs.example.aw';

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let portal: TestApp;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  provider = await startOidcProvider({ siteUrl: SITE_URL });
  portal = await openTestApp({
    SITE_URL,
    GOOGLE_ISSUER: provider.url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
  });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** Walks through the pages of the provider as a browser, and returns the URL that it redirects to. */
async function walk(authorizationUrl: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const send = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(url, provider.url), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response.headers.get('location')!;
  };
  const forms = [{ prompt: 'login', login, password: 'any' }, { prompt: 'consent' }];
  let next = await send(authorizationUrl);
  for (const form of forms) next = await send(await send(next, form));
  return new URL(next);
}

const start = async () =>
  (
    await portal.call('POST', '/account/openid/start', { body: { provider: 'google' } })
  ).json<OpenIdStarted>();
const finish = async ({ state, nonce, code_verifier }: OpenIdStarted, { search }: URL) => {
  const response = { callback_query: search.slice(1), state, nonce, code_verifier };
  const body = { provider: 'google', role: 'applicant', ...response };
  return await portal.call('POST', '/account/openid/sign-in', { body });
};

describe('sign-in with an independent OpenID provider', () => {
  test('creates an account and signs in to it again, each code once', async () => {
    const started = await start();
    const callback = await walk(started.authorization_url, 'raisa@example.com');
    expect(`${callback.origin}${callback.pathname}`).toBe(`${SITE_URL}/api/auth/callback/google`);
    const first = await finish(started, callback);
    expect(first.statusCode).toBe(200);
    expect(first.json<SignedIn>().user).toMatchObject({ email: 'raisa@example.com', name: 'Raïsa Croes' });
    expect((await finish(started, callback)).statusCode).toBe(401);

    const again = await start();
    const second = await finish(again, await walk(again.authorization_url, 'raisa@example.com'));
    expect(second.json<SignedIn>().user.id).toBe(first.json<SignedIn>().user.id);
  });

  test('verifies the PKCE challenge', async () => {
    const started = await start();
    const callback = await walk(started.authorization_url, 'other@example.com');
    const stolen = { ...started, code_verifier: (await start()).code_verifier };
    expect((await finish(stolen, callback)).statusCode).toBe(401);
  });
});
