import * as z from 'zod/mini';
import { sql } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const healthSchema = z.object({ status: z.enum(['ok', 'unavailable']), database: z.enum(['ok', 'away']) });

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const silent = { logLevel: 'warn' } as const;

  app.get(
    '/health/live',
    { ...silent, schema: { summary: 'Whether the process runs', tags: ['health'] } },
    async () => ({
      status: 'ok',
    }),
  );

  for (const url of ['/health', '/health/ready']) {
    const schema = {
      summary: 'Whether calls can be served',
      tags: ['health'],
      response: { 200: healthSchema, 503: healthSchema },
    };
    app.get(url, { ...silent, schema }, async (_request, reply) => {
      try {
        await sql`select 1`.execute(app.db);
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
