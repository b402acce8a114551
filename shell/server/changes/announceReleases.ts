import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RELEASES } from '../../src/realtime/userChannel.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';

/** The publish API of the realtime server, with the keys of our application. */
export type RealtimeApi = { url: string; appId: string; key: string; secret: string };

/** Milliseconds between two looks at the pointer of the release store, which may lie on another server. */
const INTERVAL_MS = 1000;

const TIMEOUT_MS = 5000;

/**
 * Publishes an event when the active releases change while the server listens. Several site servers publish one each;
 * pages ask once.
 */
export function announceReleases(
  app: FastifyInstance,
  {
    releases,
    realtime,
    intervalMs = INTERVAL_MS,
  }: {
    releases: ReleaseSource;
    realtime: RealtimeApi | undefined;
    intervalMs?: number;
  },
): void {
  if (!realtime) return;
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const { shell, document } = await releases.current();
    const now = `${shell.version} ${document.revision}`;
    if (known !== undefined && known !== now) await publish(realtime);
    known = now;
  };
  const run = (): void => {
    // Pages also ask by themselves, so a failure only delays them.
    look()
      .catch((error: unknown) => app.log.warn({ err: error }, 'A change of releases was not announced.'))
      .finally(() => {
        if (timer) timer = setTimeout(run, intervalMs).unref();
      });
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(run, 0).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
  });
}

/** https://pusher.com/docs/channels/library_auth_reference/rest-api/ */
async function publish({ url, appId, key, secret }: RealtimeApi): Promise<void> {
  // Echo writes a dot before the name of an event without a namespace.
  const name = RELEASES.event.slice(1);
  const body = JSON.stringify({ name, channel: RELEASES.channel, data: '{}' });
  const path = `/apps/${appId}/events`;
  const query = [
    `auth_key=${key}`,
    `auth_timestamp=${Math.floor(Date.now() / 1000)}`,
    'auth_version=1.0',
    `body_md5=${createHash('md5').update(body).digest('hex')}`,
  ].join('&');
  const signature = createHmac('sha256', secret).update(['POST', path, query].join('\n')).digest('hex');
  const response = await fetch(`${url}${path}?${query}&auth_signature=${signature}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The realtime server responded with ${response.status}.`);
}
