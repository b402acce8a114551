import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../platform/database/connect.ts';
import { countJobs, countQueuedMails } from './metrics.repository.ts';

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
    help: 'Duration from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registerQueueGauges(registry, app.db);
  app.decorate('metrics', registry);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    calls.observe(labels, reply.elapsedTime / 1000);
  });
});

/** Omits these metrics while the database is down. */
function registerQueueGauges(registry: Registry, db: Database): void {
  const mails = new Gauge({
    name: 'portal_mails_waiting',
    help: 'Mails queued and not sent yet, without those that failed for good.',
    registers: [registry],
    async collect() {
      await fill(mails, async () => {
        mails.set(await countQueuedMails(db));
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
        for (const { name, state, count } of await countJobs(db)) jobs.set({ name, state }, count);
      });
    },
  });
}

async function fill(gauge: Gauge, read: () => Promise<void>): Promise<void> {
  gauge.reset();
  await read().catch(() => gauge.remove());
}
