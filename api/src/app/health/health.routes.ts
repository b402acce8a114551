import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pingDatabase } from './health.repository.ts';

const healthSchema = z.object({ status: z.enum(['ok', 'unavailable']), database: z.enum(['ok', 'away']) });

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const silent = { logLevel: 'warn' } as const;

  app.get(
    '/health/live',
    { ...silent, schema: { summary: 'Liveness: the process is running', tags: ['health'] } },
    async () => ({
      status: 'ok',
    }),
  );

  for (const url of ['/health', '/health/ready']) {
    const schema = {
      summary: 'Readiness: the database is reachable',
      tags: ['health'],
      response: { 200: healthSchema, 503: healthSchema },
    };
    app.get(url, { ...silent, schema }, async (_request, reply) => {
      try {
        await pingDatabase(app.db);
        return { status: 'ok' as const, database: 'ok' as const };
      } catch {
        return await reply
          .code(503)
          .header('retry-after', 2)
          .send({ status: 'unavailable' as const, database: 'away' as const });
      }
    });
  }
};
