import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/connect.ts';
import { countUnansweredOrders, readDelays } from '../metrics/metrics.repository.ts';
import { pingDatabase } from './health.repository.ts';

/** Milliseconds for a response of the database: a health check must not wait until its own timeout. */
const PING_WITHIN_MS = 400;

const healthSchema = z.object({ status: z.enum(['ok', 'draining']), database: z.enum(['ok', 'away']) });

const lateness = z.enum(['ok', 'late']);
const partsSchema = z.object({ database: z.enum(['ok', 'away']), mails: lateness, payments: lateness });

/** Seconds after which a mail that was not sent is late. */
const LATE_MAIL_SECONDS = 600;

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const silent = { logLevel: 'warn' } as const;
  const databaseState = createDatabaseState(app.db);

  app.get(
    '/health/live',
    { ...silent, schema: { summary: 'Liveness: the process is running' } },
    async () => ({
      status: 'ok',
    }),
  );

  for (const url of ['/health', '/health/ready']) {
    const schema = {
      summary: 'Readiness: this process may receive requests',
      description:
        'It responds with 503 from SIGTERM on. The database is a field only: it is the same for all processes, so a load balancer would remove all of them.',
      response: { 200: healthSchema, 503: healthSchema },
    };
    app.get(url, { ...silent, schema }, async (_request, reply) => {
      const database = await databaseState();
      if (!app.draining.aborted) return { status: 'ok' as const, database };
      return await reply.code(503).send({ status: 'draining' as const, database });
    });
  }

  app.get(
    '/health/parts',
    {
      ...silent,
      schema: {
        summary: 'Delays that visitors notice, for the status page of the site',
        response: { 200: partsSchema },
      },
    },
    async () => {
      if ((await databaseState()) === 'away')
        return { database: 'away' as const, mails: 'late' as const, payments: 'late' as const };
      const { mailSeconds } = await readDelays(app.db);
      const unanswered = await countUnansweredOrders(app.db);
      return {
        database: 'ok' as const,
        mails: mailSeconds > LATE_MAIL_SECONDS ? ('late' as const) : ('ok' as const),
        payments: unanswered > 0 ? ('late' as const) : ('ok' as const),
      };
    },
  );
};

/** Simultaneous checks share one query, so that those of a database that hangs do not fill the pool. */
function createDatabaseState(db: Database): () => Promise<'ok' | 'away'> {
  let asked: Promise<'ok' | 'away'> | undefined;
  return async () => {
    asked ??= pingDatabase(db)
      .then(
        () => 'ok' as const,
        () => 'away' as const,
      )
      .finally(() => (asked = undefined));
    return await Promise.race([asked, sleep(PING_WITHIN_MS, 'away' as const, { ref: false })]);
  };
}
