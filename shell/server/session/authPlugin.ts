import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from './authConfig.ts';
import { handleAuthRequest } from './handleAuthRequest.ts';
import { logForClient } from './clientLog.ts';
import { type SessionStatusCache, createSessionStatusCache } from './sessionStatusCache.ts';
import { siteLimit } from '../platform/security/siteLimit.ts';

/**
 * Registers the sign-in service: everything below `/api/auth/` except the document of `GET /api/auth/signin`, which
 * `documentRoutes` serves. Use with `app.register(authPlugin, config)`.
 */
export async function authPlugin(
  app: FastifyInstance,
  config: AuthConfig & { sessions?: SessionStatusCache },
): Promise<void> {
  // next-auth reads its own URL from the environment only and ignores forwarded headers.
  process.env['NEXTAUTH_URL'] = config.siteUrl;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(rateLimit, { global: false });
  app.setErrorHandler((error: FastifyError, request, reply) => handleError(config, error, request, reply));

  const signInLimit = siteLimit(app, config, 'sign-in');
  const { sessions = createSessionStatusCache(config) } = config;
  const handle = (request: FastifyRequest, reply: FastifyReply) =>
    handleAuthRequest(config, sessions, request, reply);
  app.post('/api/auth/_log', siteLimit(app, config, 'log'), logForClient);
  app.post('/api/auth/callback/:provider', signInLimit, handle);
  // Mail scanners send HEAD requests, which must not consume the link.
  app.get('/api/auth/callback/email', { exposeHeadRoute: false, ...signInLimit }, handle);
  for (const provider of config.openIdProviders ?? [])
    app.get(`/api/auth/callback/${provider}`, { exposeHeadRoute: false, ...signInLimit }, handle);
  app.post('/api/auth/signin/:provider', signInLimit, handle);
  for (const action of ['session', 'csrf', 'providers', 'error', 'verify-request', 'signout']) {
    app.get(`/api/auth/${action}`, handle);
  }
  for (const action of ['session', 'signin', 'signout']) {
    app.post(`/api/auth/${action}`, handle);
  }
  app.all('/api/auth/*', (_request, reply) => {
    void reply.code(404);
    return sendError(config, 'MissingAPIRoute', reply);
  });
}

function handleError(config: AuthConfig, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'The sign-in service failed.');
  void reply.code(status);
  return sendError(config, status === 429 ? 'TooManyRequests' : 'ServiceUnavailable', reply);
}

/** Responds with the error code in the query of a URL, where next-auth's client reads it. */
function sendError({ siteUrl }: AuthConfig, name: string, reply: FastifyReply) {
  const url = new URL(`/error?error=${name}`, siteUrl).href;
  return reply.type('application/json').send(JSON.stringify({ code: name, url }));
}
