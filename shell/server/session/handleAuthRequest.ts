import { isLocale, type Locale } from '@cpa/shared/contracts';
import { localePath, paths, readLocale } from '@cpa/shared/routing';
import { DEFAULT_LOCALE } from '@cpa/shared/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAccountApi, type SignedIn } from './accountApi.ts';
import type { AuthConfig } from './authConfig.ts';
import { createAuthOptions } from './authOptions.ts';
import { absoluteCallbackUrl } from './callbackUrl.ts';
import { endOpenId, openIdStep, startOpenId } from './openIdSignIn.ts';
import { type AuthResponse, runNextAuth } from './runNextAuth.ts';
import { signInPageUrl } from './signInPageUrl.ts';
import { SESSION_COOKIE, clearedCookies } from './sessionCookies.ts';
import type { SessionStatusCache } from './sessionStatusCache.ts';

type Fields = Record<string, unknown>;

/** Handles a request to `/api/auth/` with next-auth. */
export async function handleAuthRequest(
  config: AuthConfig,
  sessions: SessionStatusCache,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = asFields(request.body);
  const query = asFields(request.query);
  const wanted = body['callbackUrl'] ?? query['callbackUrl'];
  const callbackUrl = absoluteCallbackUrl(wanted, config.siteUrl);
  const language = languageOf(request, wanted ? callbackUrl : null);
  if (!isSameOrigin(config, request))
    return sendError(config, 'InvalidOrigin', 403, { body, language }, reply);
  if (!callbackUrl) return sendError(config, 'InvalidCallbackUrl', 400, { body, language }, reply);

  let needsSecondStep = false;
  const stale: string[] = [];
  const setCookies: string[] = [];
  const cookies = { ...request.cookies };
  const { [SESSION_COOKIE]: session, cpa_token: accessToken } = cookies;
  const [action = '', provider] = new URL(request.url, config.siteUrl).pathname.split('/').slice(3);
  const accountApi = createAccountApi(config.apiUrl, request, language);
  const isSessionCheck = session && action === 'session';
  if (lacksTokens(cookies) || (isSessionCheck && (await sessions.hasEnded(session, accountApi.isActive)))) {
    delete cookies[SESSION_COOKIE];
    stale.push(...clearedCookies(isSecure(config)));
  }
  const openId = openIdStep(config, request, [action, provider]);
  if (openId?.step === 'start') {
    const start = { cookies, body, callbackUrl };
    return redirectTo(await startOpenId(config, accountApi, openId.provider, start), body, reply);
  }
  const ended =
    openId && (await endOpenId(config, accountApi, openId.provider, { cookies, url: request.url, language }));
  if (ended && 'url' in ended) return redirectTo(ended, body, reply);
  if (ended) setCookies.push(...ended.setCookies);
  const options = createAuthOptions(config, {
    accountApi,
    accessToken,
    language,
    newName: typeof body['name'] === 'string' ? body['name'] : undefined,
    linkToken: typeof query['token'] === 'string' ? query['token'] : undefined,
    signedIn: ended?.signedIn,
    listsProviders: action === 'providers',
    forwardCookies: (lines) => setCookies.push(...lines),
    onSecondStep: () => (needsSecondStep = true),
    log: request.log,
  });
  const response = await runNextAuth(
    {
      method: request.method,
      headers: { ...request.headers },
      cookies: withoutForeignCallbackUrl(cookies, config),
      query: ended
        ? linkQuery(ended)
        : { ...withErrorName(action, withCallbackUrl(query, callbackUrl)), nextauth: [action, provider] },
      body: withCallbackUrl(body, callbackUrl),
    },
    options,
  );
  if (request.method === 'POST' && action === 'signout' && passedCsrfCheck(response)) {
    const isEnded = await accountApi.signOut(accessToken, request.headers.cookie);
    if (!isEnded) reportFailedSignOut(response, config);
    if (session) await sessions.markEnded(session);
    setCookies.push(...clearedCookies(isSecure(config)));
  }
  if (needsSecondStep) {
    response.headers['location'] = signInPageUrl(config, paths.login, { step: '2' }, callbackUrl);
  }
  // The order matters: cookies set by this request must override the cleared ones.
  return send(response, [...stale, ...response.setCookies, ...setCookies], reply);
}

/** Query of a mailed link, with which next-auth opens the session of a user whom an OpenID provider has signed in. */
function linkQuery({ signedIn, callbackUrl }: { signedIn: SignedIn; callbackUrl: string }): Fields {
  return {
    nextauth: ['callback', 'email'],
    token: signedIn.sessionId,
    email: signedIn.user.email,
    callbackUrl,
  };
}

/** Redirects a browser; next-auth's client reads the URL from JSON. */
function redirectTo(
  { url, setCookies }: { url: string; setCookies: string[] },
  body: Fields,
  reply: FastifyReply,
) {
  void reply.headers({ 'cache-control': 'private, no-store' }).header('set-cookie', setCookies);
  if (body['json'] !== 'true') return reply.redirect(url, 302);
  return reply.type('application/json').send(JSON.stringify({ url }));
}

/**
 * Replaces an invalid error name, and a missing one on the error page: next-auth copies it into a `Location` header,
 * where a line break is invalid and a missing one reads "undefined".
 */
function withErrorName(action: string, query: Fields): Fields {
  const { error } = query;
  if (error === undefined && action !== 'error') return query;
  const isName = typeof error === 'string' && /^\w{1,64}$/.test(error);
  return isName ? query : { ...query, error: 'Default' };
}

/** Replaces the callback URL of a request with its absolute form. */
function withCallbackUrl(fields: Fields, callbackUrl: string): Fields {
  return fields['callbackUrl'] === undefined ? fields : { ...fields, callbackUrl };
}

/** Reports the failure in the redirect URL, where next-auth's client reads it. */
function reportFailedSignOut(response: AuthResponse, { siteUrl }: AuthConfig): void {
  const url = new URL('/?error=ServiceUnavailable', siteUrl).href;
  if (response.headers['location']) response.headers['location'] = url;
  else response.body = JSON.stringify({ url });
}

function send(response: AuthResponse, setCookies: string[], reply: FastifyReply) {
  // Sent as a string, so that Fastify does not serialise it again.
  return reply
    .code(response.status)
    .headers({ 'cache-control': 'private, no-store', ...response.headers })
    .header('set-cookie', setCookies)
    .send(response.body);
}

/** Responds to next-auth's client with JSON and redirects a form. */
function sendError(
  { siteUrl }: AuthConfig,
  name: string,
  status: number,
  { body, language }: { body: Fields; language: Locale },
  reply: FastifyReply,
) {
  const url = new URL(localePath(`/error?error=${name}`, language), siteUrl).href;
  if (body['json'] !== 'true') return reply.redirect(url, 302);
  return reply.code(status).type('application/json').send(JSON.stringify({ url }));
}

/** Returns the language of the page that the visitor comes from or returns to; without one, that of the cookie. */
function languageOf({ cookies, url }: FastifyRequest, callbackUrl: string | null): Locale {
  if (callbackUrl !== null) return readLocale(new URL(callbackUrl).pathname);
  // next-auth redirects a mailed link that failed to its error page, and stores the target of the link in a cookie.
  const [, kept] = Object.entries(cookies).find(([name]) => name.endsWith('next-auth.callback-url')) ?? [];
  if (url.startsWith('/api/auth/error') && kept && URL.canParse(kept))
    return readLocale(new URL(kept).pathname);
  return isLocale(cookies['lang']) ? cookies['lang'] : DEFAULT_LOCALE;
}

/** Checks the `Origin` header, if the browser sent one, against the site. */
function isSameOrigin({ siteUrl }: AuthConfig, { method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || !headers.origin) return true;
  if (!URL.canParse(headers.origin)) return false;
  return headers.origin === new URL(siteUrl).origin || new URL(headers.origin).host === headers.host;
}

/** Returns true for a session cookie without any token for the API: such a session is unusable. */
function lacksTokens(cookies: Partial<Record<string, string>>): boolean {
  return Boolean(cookies[SESSION_COOKIE]) && !cookies['cpa_token'] && !cookies['refresh_token'];
}

/** Drops a relative or foreign callback-URL cookie, for which next-auth would respond with 500. */
function withoutForeignCallbackUrl(cookies: Partial<Record<string, string>>, { siteUrl }: AuthConfig) {
  const isAbsolute = (value = '') =>
    URL.canParse(value) && new URL(value).origin === absoluteCallbackUrl('', siteUrl);
  const isForeign = ([name, value]: [string, string | undefined]) =>
    name.endsWith('next-auth.callback-url') && !isAbsolute(value);
  return Object.fromEntries(Object.entries(cookies).filter((cookie) => !isForeign(cookie)));
}

/** Returns false when next-auth redirected a sign-out without a valid CSRF token to its confirmation page. */
function passedCsrfCheck({ headers, body }: AuthResponse): boolean {
  return ![headers['location'], body].some((text) => text?.includes('/api/auth/signout?csrf=true'));
}

function isSecure({ siteUrl }: AuthConfig): boolean {
  return siteUrl.startsWith('https://');
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
