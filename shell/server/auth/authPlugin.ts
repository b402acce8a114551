import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from './authConfig.ts';
import { answerAuthRequest } from './answerAuthRequest.ts';
import { logForClient } from './clientLog.ts';
import { createSignInStates } from './signInStates.ts';

/** Sign-ins, and log lines, that one address may send a minute. */
const SIGN_INS_PER_MINUTE = 30;
const LOG_LINES_PER_MINUTE = 30;

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

/**
 * The sign-in service: everything below `/api/auth/` except the document of `GET /api/auth/signin`, which the
 * site registers like that of any other page. Use with `app.register(authPlugin, config)`.
 */
export async function authPlugin(app: FastifyInstance, config: AuthConfig): Promise<void> {
  // next-auth reads its own address from the environment alone; forwarded headers are not asked.
  process.env['NEXTAUTH_URL'] = config.siteUrl;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(rateLimit, { global: false });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(config, error, request, reply));

  const signIns = createSignInStates(config);
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerAuthRequest(config, signIns, request, reply);
  app.post('/api/auth/_log', perMinute(LOG_LINES_PER_MINUTE), logForClient);
  app.post('/api/auth/callback/:provider', perMinute(SIGN_INS_PER_MINUTE), answer);
  // A HEAD, as mail scanners send it, would use the link up.
  app.get('/api/auth/callback/email', { exposeHeadRoute: false, ...perMinute(SIGN_INS_PER_MINUTE) }, answer);
  app.post('/api/auth/signin/:provider', perMinute(SIGN_INS_PER_MINUTE), answer);
  for (const action of ['session', 'csrf', 'providers', 'error', 'verify-request', 'signout']) {
    app.get(`/api/auth/${action}`, answer);
  }
  for (const action of ['session', 'signin', 'signout']) {
    app.post(`/api/auth/${action}`, answer);
  }
  app.all('/api/auth/*', (_request, reply) => {
    void reply.code(404);
    return sendError(config, 'MissingAPIRoute', reply);
  });
}

function answerError(config: AuthConfig, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'The sign-in service failed.');
  void reply.code(status);
  return sendError(config, status === 429 ? 'TooManyRequests' : 'ServiceUnavailable', reply);
}

/** In the form in which next-auth's client finds the name of an error: in the query of an address. */
function sendError({ siteUrl }: AuthConfig, name: string, reply: FastifyReply) {
  const url = new URL(`/error?error=${name}`, siteUrl).href;
  return reply.type('application/json').send(JSON.stringify({ code: name, url }));
}
