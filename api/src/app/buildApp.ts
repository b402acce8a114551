import { EventEmitter } from 'node:events';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createLogger, drainConnections, requestSpan, spanLabel } from '@cpa/shared/server';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/connect.ts';
import { modules } from './modules.ts';
import { callers } from '../domains/accounts/callers.ts';
import { createPayments, type Payments } from '../domains/orders/gateways/createPayments.ts';
import { unreadBodies } from '../platform/http/unreadBodies.ts';
import { respondToInvalidUrl, errorHandler } from '../platform/http/errorHandler.ts';
import { metrics } from './metrics/metrics.ts';
import { openApi } from './openapi/openApi.ts';
import { rateLimits } from '../platform/http/rateLimits.ts';
import { requestGuard } from '../platform/http/requestGuard.ts';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import { traceRequests } from '../platform/http/traceRequests.ts';
import { unchangedPages } from '../platform/http/unchangedPages.ts';
import type { PublishEvent } from '../platform/realtime/publishEvent.ts';
import type { FileStorage } from '../platform/storage/fileStorage.ts';

export interface AppDeps {
  config: Config;
  db: Database;
  /** Publishes realtime events to signed-in users. */
  publishEvent: PublishEvent;
  /** Storage of uploaded files. */
  storage: FileStorage;
}

declare module 'fastify' {
  interface FastifyInstance extends AppDeps {
    payments: Payments;
    /** Aborted when the process is asked to end. */
    draining: AbortSignal;
    /** Emits `changed` when any process has changed what public pages show. */
    publicData: EventEmitter;
  }
}

/**
 * Builds the HTTP API, ready for `listen` or `inject`. Opens and closes none of its dependencies.
 * @param draining Aborted when the process is asked to end. Default: never.
 * @param publicData Emits `changed` when the database announces a change of public data. Default: never.
 */
export async function buildApp(
  { config, db, publishEvent, storage }: AppDeps,
  draining = new AbortController().signal,
  publicData = new EventEmitter(),
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: createLogger(config.logLevel),
    genReqId: (request) => spanLabel(requestSpan(request)),
    // The site servers forward the IP address of the visitor in X-Forwarded-For.
    trustProxy: config.trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    // A request that arrives on a kept-alive connection while the server closes is served.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    // Some paths of the specification end with a slash.
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: respondToInvalidUrl,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app as unknown as FastifyInstance);
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('publishEvent', publishEvent);
  app.decorate('storage', storage);
  app.decorate('draining', draining);
  app.decorate('publicData', publicData);
  app.decorate('payments', createPayments(config.payments));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });

  drainConnections(app.server, draining);

  await app.register(traceRequests);
  await app.register(metrics);
  await app.register(errorHandler);
  await app.register(unreadBodies);
  await app.register(unchangedPages);
  await app.register(securityHeaders, { isProduction: config.isProduction });
  await app.register(requestGuard, { allowedOrigins: config.allowedOrigins });
  await app.register(rateLimits, { factor: config.rateLimitFactor });
  await app.register(cookie);
  await app.register(callers);
  await app.register(openApi);
  for (const module of modules) await app.register(module);
  return app as unknown as FastifyInstance;
}

/** Some clients send a content type without a body, for example to sign out. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
