import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_DOCUMENT, OFFLINE_POLICY } from './offlineDocument.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/**
 * Serves the service worker and the offline page that it caches. When disabled, serves a worker that unregisters
 * itself: browsers check for an update on every visit, so none keeps the old worker.
 */
export function offlineRoutes(app: FastifyInstance, { isOn }: { isOn: boolean }): void {
  const worker = read('worker.js');
  const version = createHash('sha256')
    .update(worker + OFFLINE_DOCUMENT + OFFLINE_POLICY)
    .digest('hex')
    .slice(0, 16);
  const source = isOn ? `const VERSION = '${version}';\n${worker}` : read('unregisterWorker.js');

  app.get('/service-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(source),
  );
  app.get('/offline', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': OFFLINE_POLICY })
      .type('text/html; charset=utf-8')
      .send(OFFLINE_DOCUMENT),
  );
}
