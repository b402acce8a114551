import { OPENID_NAMES, type Locale, type OpenIdProvider, openIdProviderSchema } from '@cpa/shared/contracts';
import { localePath, paths, sitePath } from '@cpa/shared/routing';
import type { FastifyRequest } from 'fastify';
import type { AuthOptions } from 'next-auth';
import * as z from 'zod/mini';
import type { AccountApi, SignedIn } from './accountApi.ts';
import type { AuthConfig } from './authConfig.ts';
import { absoluteCallbackUrl } from './callbackUrl.ts';
import { signInPageUrl } from './signInPageUrl.ts';
import { clearedFlowCookie, flowCookie, hasCsrfToken, readFlow } from './openIdFlow.ts';

type Fields = Record<string, unknown>;

/** Where the browser goes next. */
type Redirect = { url: string; setCookies: string[] };

/** Result of the response of a provider: a session, or a page that says what comes next. */
export type OpenIdOutcome = Redirect | { signedIn: SignedIn; callbackUrl: string; setCookies: string[] };

/** Returns the provider of a request that starts or ends a sign-in at one, if it is configured. */
export function openIdStep(
  { openIdProviders = [] }: AuthConfig,
  { method }: FastifyRequest,
  [action, name]: (string | undefined)[],
): { step: 'start' | 'end'; provider: OpenIdProvider } | null {
  const provider = z.safeParse(openIdProviderSchema, name);
  if (!provider.success || !openIdProviders.includes(provider.data)) return null;
  if (method === 'POST' && action === 'signin') return { step: 'start', provider: provider.data };
  return method === 'GET' && action === 'callback' ? { step: 'end', provider: provider.data } : null;
}

/** Returns the entry of a provider in the list of next-auth, which only lists it: this module signs in. */
export const listedProvider = (id: OpenIdProvider): AuthOptions['providers'][number] => ({
  id,
  name: OPENID_NAMES[id],
  type: 'oauth',
  options: { clientId: '', clientSecret: '' },
  profile: () => ({ id }),
});

/** Starts a sign-in: returns the page of the provider, or the sign-in page with an error. */
export async function startOpenId(
  config: AuthConfig,
  accountApi: AccountApi,
  provider: OpenIdProvider,
  { cookies, body, callbackUrl }: { cookies: FastifyRequest['cookies']; body: Fields; callbackUrl: string },
): Promise<Redirect> {
  if (!hasCsrfToken(cookies, body['csrfToken'], config))
    return { url: new URL('/api/auth/signin?csrf=true', config.siteUrl).href, setCookies: [] };
  const started = await accountApi.startOpenId(provider);
  if (!started) return failed(config, 'OAuthCallbackError', callbackUrl);
  const { authorization_url: url, ...secrets } = started;
  const flow = { ...secrets, provider, callbackUrl, ...textsIn(body, ['role', 'token']) };
  return { url, setCookies: [await flowCookie(flow, config)] };
}

/** Handles the response of a provider, which only the browser that started the sign-in can use. */
export async function endOpenId(
  config: AuthConfig,
  accountApi: AccountApi,
  provider: OpenIdProvider,
  { cookies, url, language }: { cookies: FastifyRequest['cookies']; url: string; language: Locale },
): Promise<OpenIdOutcome> {
  const setCookies = [clearedFlowCookie(config)];
  const flow = await readFlow(cookies, provider, config);
  const callbackUrl = flow && absoluteCallbackUrl(flow.callbackUrl, config.siteUrl);
  if (!flow || !callbackUrl) {
    const page = new URL(localePath('/login?error=OAuthCallbackError', language), config.siteUrl);
    return { url: page.href, setCookies };
  }
  const { callbackUrl: _, ...proof } = flow;
  const to = new URL(callbackUrl);
  const outcome = await accountApi.signInWithOpenId({
    ...proof,
    callback_query: new URL(url, config.siteUrl).search.slice(1),
    callback_path: sitePath(`${to.pathname}${to.search}`),
  });
  // The step that opens the session forwards its cookies.
  if (!('error' in outcome)) return { signedIn: outcome, callbackUrl, setCookies };
  setCookies.push(...outcome.setCookies);
  if (outcome.error === 'SecondStepRequired')
    return { url: signInPageUrl(config, paths.login, { step: '2' }, callbackUrl), setCookies };
  if (outcome.error !== 'RoleMissing') return { ...failed(config, outcome.error, callbackUrl), setCookies };
  const chosen = { with: provider, ...(flow.token !== undefined && { token: flow.token }) };
  return { url: signInPageUrl(config, '/register', chosen, callbackUrl), setCookies };
}

const failed = (config: AuthConfig, error: string, callbackUrl: string): Redirect => ({
  url: signInPageUrl(config, '/login', { error }, callbackUrl),
  setCookies: [],
});

/** Returns the fields with a text. */
function textsIn(fields: Fields, names: string[]): Record<string, string> {
  const given = names.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
