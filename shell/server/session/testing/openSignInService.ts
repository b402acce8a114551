import type { OpenIdProvider } from '@cpa/shared/contracts';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { authPlugin } from '../authPlugin.ts';
import { createSessionStatusCache } from '../sessionStatusCache.ts';
import { account, startFakeAccountApi } from './fakeAccountApi.ts';

export type SignInService = Awaited<ReturnType<typeof openSignInService>>;
export type Browser = ReturnType<typeof browserOf>;

type Options = { rateLimitFactor?: number; openIdProviders?: OpenIdProvider[]; siteUrl?: string };

/** Starts the sign-in service of `http://portal.example` with a fake API that has one account. */
export async function openSignInService({
  rateLimitFactor = 1,
  openIdProviders,
  siteUrl = 'http://portal.example',
}: Options = {}) {
  const api = await startFakeAccountApi();
  const config = {
    siteUrl,
    apiUrl: api.url,
    secret: 'a secret for tests only',
    rateLimitFactor,
    openIdProviders,
  };
  const app = fastify();
  const sessions = createSessionStatusCache(config);
  await app.register(authPlugin, { ...config, sessions });
  return {
    api,
    app,
    sessions,
    /** Opens a browser of a second server of the site. */
    async aBrowserElsewhere() {
      const other = fastify();
      await other.register(authPlugin, config);
      return browserOf(other, new Map());
    },
    /** Opens a browser, with copied cookies if given. */
    aBrowser: (copied: ReadonlyMap<string, string> = new Map()) => browserOf(app, copied),
    async close() {
      await app.close();
      await api.stop();
    },
  };
}

/** Minimal browser that stores cookies. */
function browserOf(app: FastifyInstance, copied: ReadonlyMap<string, string>) {
  const cookies = new Map(copied);
  async function send(options: InjectOptions) {
    const response = await app.inject({
      ...options,
      headers: { host: 'portal.example', ...options.headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return response;
  }
  async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const { csrfToken } = (await send({ url: '/api/auth/csrf' })).json<{ csrfToken: string }>();
    return send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ csrfToken, json: 'true', ...fields }).toString(),
    });
  }
  return {
    cookies,
    get: (url: string) => send({ url }),
    post,
    signIn: (fields: Record<string, string> = {}) =>
      post('/api/auth/callback/credentials', { ...account, callbackUrl: '/vacancies/12', ...fields }),
    session: async () => (await send({ url: '/api/auth/session' })).json<Record<string, unknown>>(),
  };
}
