import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createLogger } from '@cpa/shared/server';
import { errorHandler } from '../platform/http/errorHandler.ts';
import type { AppDeps } from './buildApp.ts';
import { healthRoutes } from './health/health.routes.ts';
import { metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';

/** Builds the HTTP server of a worker: health checks and metrics. */
export async function buildWorkerApp({
  config,
  db,
  draining,
}: Pick<AppDeps, 'config' | 'db'> & Pick<FastifyInstance, 'draining'>): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance: createLogger(config.logLevel) });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('draining', draining);
  await app.register(metrics);
  await app.register(errorHandler);
  await app.register(healthRoutes);
  await app.register(metricsRoutes);
  return app as unknown as FastifyInstance;
}
