import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `GET /watchdog.js`: the worker that reports a page which hangs. */
export function watchdogRoute(app: FastifyInstance): void {
  const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
  app.get('/watchdog.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(source),
  );
}
