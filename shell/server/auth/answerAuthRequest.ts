import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAccountApi } from './accountApi.ts';
import type { AuthConfig } from './authConfig.ts';
import { createAuthOptions } from './authOptions.ts';
import { absoluteCallbackUrl } from './callbackUrl.ts';
import { type AuthAnswer, runNextAuth } from './runNextAuth.ts';
import { SESSION_COOKIE, clearedCookies } from './sessionCookies.ts';
import type { SignInStates } from './signInStates.ts';

type Fields = Record<string, unknown>;

/** Answers one call of the sign-in service by way of next-auth. */
export async function answerAuthRequest(
  config: AuthConfig,
  signIns: SignInStates,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = asFields(request.body);
  const query = asFields(request.query);
  if (!isOwnPage(config, request)) return sendError(config, 'InvalidOrigin', 403, body, reply);
  const callbackUrl = absoluteCallbackUrl(body['callbackUrl'] ?? query['callbackUrl'], config.siteUrl);
  if (!callbackUrl) return sendError(config, 'InvalidCallbackUrl', 400, body, reply);

  const stale: string[] = [];
  const setCookies: string[] = [];
  const cookies = { ...request.cookies };
  const { [SESSION_COOKIE]: session, cpa_token: accessToken } = cookies;
  const [action = '', provider] = new URL(request.url, config.siteUrl).pathname.split('/').slice(3);
  const accountApi = createAccountApi(config.apiUrl, request);
  const isAsked = session && action === 'session';
  if (isWithoutTokens(cookies) || (isAsked && (await signIns.isOver(session, accountApi.isActive)))) {
    delete cookies[SESSION_COOKIE];
    stale.push(...clearedCookies(isSecure(config)));
  }
  const options = createAuthOptions(config, {
    accountApi,
    accessToken,
    linkToken: typeof query['token'] === 'string' ? query['token'] : undefined,
    forwardCookies: (lines) => setCookies.push(...lines),
    log: request.log,
  });
  const answer = await runNextAuth(
    {
      method: request.method,
      headers: { ...request.headers },
      cookies: ownCallbackCookie(cookies, config),
      query: { ...withCallbackUrl(query, callbackUrl), nextauth: [action, provider] },
      body: withCallbackUrl(body, callbackUrl),
    },
    options,
  );
  if (request.method === 'POST' && action === 'signout' && wasVerified(answer)) {
    const isEnded = await accountApi.signOut(accessToken, request.headers.cookie);
    if (!isEnded) sayNotEnded(answer, config);
    if (session) await signIns.end(session);
    setCookies.push(...clearedCookies(isSecure(config)));
  }
  // In this order: what this very request sets outlives the clearing of what was there.
  return send(answer, [...stale, ...answer.setCookies, ...setCookies], reply);
}

/** Where an address to go to was asked for, the whole address that it stands for. */
function withCallbackUrl(fields: Fields, callbackUrl: string): Fields {
  return fields['callbackUrl'] === undefined ? fields : { ...fields, callbackUrl };
}

/** In the form in which next-auth's client passes it on: the address to go to names an error. */
function sayNotEnded(answer: AuthAnswer, { siteUrl }: AuthConfig): void {
  const url = new URL('/?error=ServiceUnavailable', siteUrl).href;
  if (answer.headers['location']) answer.headers['location'] = url;
  else answer.body = JSON.stringify({ url });
}

function send(answer: AuthAnswer, setCookies: string[], reply: FastifyReply) {
  // As text, so that no serializer of the site looks for a schema.
  return reply
    .code(answer.status)
    .headers({ 'cache-control': 'private, no-store', ...answer.headers })
    .header('set-cookie', setCookies)
    .send(answer.body);
}

/** A call of next-auth's client gets the error as the address it expects; a form is led to the page. */
function sendError({ siteUrl }: AuthConfig, name: string, status: number, body: Fields, reply: FastifyReply) {
  const url = new URL(`/error?error=${name}`, siteUrl).href;
  if (body['json'] !== 'true') return reply.redirect(url, 302);
  return reply.code(status).type('application/json').send(JSON.stringify({ url }));
}

/** Whether a form was sent from one of our pages, where the browser says from where. */
function isOwnPage({ siteUrl }: AuthConfig, { method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || !headers.origin) return true;
  if (!URL.canParse(headers.origin)) return false;
  return headers.origin === new URL(siteUrl).origin || new URL(headers.origin).host === headers.host;
}

/** Without either token nothing can be asked of the API any more, whatever the session cookie says. */
function isWithoutTokens(cookies: Partial<Record<string, string>>): boolean {
  return Boolean(cookies[SESSION_COOKIE]) && !cookies['cpa_token'] && !cookies['refresh_token'];
}

/** next-auth answers 500 to a remembered address that is not a whole one, so such a cookie is not shown to it. */
function ownCallbackCookie(cookies: Partial<Record<string, string>>, { siteUrl }: AuthConfig) {
  const isWhole = (value = '') =>
    URL.canParse(value) && new URL(value).origin === absoluteCallbackUrl('', siteUrl);
  const isForeign = ([name, value]: [string, string | undefined]) =>
    name.endsWith('next-auth.callback-url') && !isWhole(value);
  return Object.fromEntries(Object.entries(cookies).filter((cookie) => !isForeign(cookie)));
}

/** next-auth sends a sign-out without a good form token to a page that asks again. */
function wasVerified({ headers, body }: AuthAnswer): boolean {
  return ![headers['location'], body].some((text) => text?.includes('/api/auth/signout?csrf=true'));
}

function isSecure({ siteUrl }: AuthConfig): boolean {
  return siteUrl.startsWith('https://');
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
