import { createRequestMetrics } from '@cpa/shared/server';
import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database/connect.ts';
import { registerBackupGauges } from './backupMetrics.ts';
import { countJobs, countQueuedMails } from './metrics.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Counts and times requests by route pattern. Queue lengths are read on scrape. */
export const metrics = fp((app: FastifyInstance) => {
  const { registry, observe } = createRequestMetrics();
  registerQueueGauges(registry, app.db);
  registerBackupGauges(registry, app.config.portalHome);
  app.decorate('metrics', registry);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime);
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
