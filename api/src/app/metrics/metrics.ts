import { createRequestMetrics } from '@cpa/shared/server';
import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { countConnections, type Database } from '../../platform/database/connect.ts';
import { registerBackupGauges } from './backupMetrics.ts';
import { countJobs, countQueuedMails, type Delays, readDelays } from './metrics.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Counts and times requests by route pattern. Queue lengths are read on scrape. */
export const metrics = fp((app: FastifyInstance) => {
  const { registry, observe } = createRequestMetrics();
  registerQueueGauges(registry, app.db);
  registerPoolGauge(registry, app.db);
  registerDelayGauges(registry, app.db);
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

function registerPoolGauge(registry: Registry, db: Database): void {
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool by state; waiting are queries without one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(countConnections(db))) connections.set({ state }, count);
    },
  });
}

/** Counts the connections of the realtime server of this process. */
export function registerRealtimeGauge(registry: Registry, clients: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'portal_realtime_clients',
    help: 'Open connections of realtime clients.',
    registers: [registry],
    collect: () => gauge.set(clients()),
  });
}

/** Reads all delays with one query, which the three gauges of a scrape share. */
function registerDelayGauges(registry: Registry, db: Database): void {
  let reading: Promise<Delays | undefined> | undefined;
  const gauge = (name: string, help: string, field: keyof Delays): Gauge => {
    const created: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        reading ??= readDelays(db)
          .catch(() => undefined)
          .finally(() => (reading = undefined));
        const delays = await reading;
        if (delays === undefined) created.remove();
        else created.set(delays[field]);
      },
    });
    return created;
  };
  gauge('portal_oldest_job_seconds', 'Time since the oldest waiting job was due.', 'jobSeconds');
  gauge(
    'portal_orders_pending',
    'Orders whose payment is unknown for more than ten minutes.',
    'pendingOrders',
  );
  gauge('portal_oldest_mail_seconds', 'Time since the oldest waiting mail was due.', 'mailSeconds');
}

async function fill(gauge: Gauge, read: () => Promise<void>): Promise<void> {
  gauge.reset();
  await read().catch(() => gauge.remove());
}
