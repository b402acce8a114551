import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../platform/database/connect.ts';
import { JOBS_SCHEMA } from '../../platform/queue/job.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Counts and times requests by route pattern. Queue lengths are read on scrape. */
export const metrics = fp((app: FastifyInstance) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  waiting(registry, app.db);
  app.decorate('metrics', registry);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    calls.observe(labels, reply.elapsedTime / 1000);
  });
});

/** Omits these metrics while the database is down. */
function waiting(registry: Registry, db: Database): void {
  const mails = new Gauge({
    name: 'portal_mails_waiting',
    help: 'Mails written and not yet sent; of those given up, none.',
    registers: [registry],
    async collect() {
      await fill(mails, async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from mails where sent_at is null and given_up_at is null
        `.execute(db);
        mails.set(rows[0]!.count);
      });
    },
  });
  const jobs = new Gauge({
    name: 'portal_jobs',
    help: 'Jobs by name and state.',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      await fill(jobs, async () => {
        const { rows } = await sql<{ name: string; state: string; count: number }>`
          select name, state::text as state, count(*) as count from ${sql.id(JOBS_SCHEMA, 'job')}
          where state <> 'completed' group by 1, 2
        `.execute(db);
        for (const { name, state, count } of rows) jobs.set({ name, state }, count);
      });
    },
  });
}

async function fill(gauge: Gauge, read: () => Promise<void>): Promise<void> {
  gauge.reset();
  await read().catch(() => gauge.remove());
}
