import type { IncomingHttpHeaders } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { timingSafeEqualText } from './timingSafeEqualText.ts';

/** Metrics of a server for Prometheus: those of Node, and the duration of requests by route pattern. */
export function createRequestMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    /** Records a response. */
    observe: (labels: { method: string; route: string; status: number }, milliseconds: number) =>
      calls.observe(labels, milliseconds / 1000),
  };
}

/** Allows direct requests only, with the token when one is configured. */
export function mayReadMetrics(headers: IncomingHttpHeaders, token: string | undefined): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) return false;
  return token === undefined || timingSafeEqualText(headers.authorization ?? '', `Bearer ${token}`);
}

export { Counter, Gauge };
