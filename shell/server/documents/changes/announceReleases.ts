import type { FastifyInstance } from 'fastify';
import Pusher from 'pusher';
import { RELEASES } from '../../../src/realtime/userChannel.ts';
import type { ReleaseSource } from '../../releases/serving/releaseSource.ts';

/** The publish API of the realtime server, with the keys of our application. */
export type RealtimeApi = { url: string; appId: string; key: string; secret: string };

/** Milliseconds between two reads of the pointer of the release store, which may be on another server. */
const INTERVAL_MS = 1000;

const TIMEOUT_MS = 5000;

/**
 * Publishes an event when the active releases change while the server listens. Several site servers publish one each;
 * pages send one request.
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
  const publish = createPublish(realtime);
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const { shell, document } = await releases.current();
    const now = `${shell.version} ${document.revision}`;
    if (known !== undefined && known !== now) await publish();
    known = now;
  };
  const run = (): void => {
    // Pages also poll, so a failure only delays them.
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

/** Publishes through the official SDK, so that any Pusher-compatible service can replace ours. */
function createPublish({ url, appId, key, secret }: RealtimeApi): () => Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const useTLS = protocol === 'https:';
  const pusher = new Pusher({
    appId,
    key,
    secret,
    host: hostname,
    port: port || (useTLS ? '443' : '80'),
    useTLS,
    timeout: TIMEOUT_MS,
  });
  // Echo writes a dot before the name of an event without a namespace.
  const event = RELEASES.event.slice(1);
  return async () => void (await pusher.trigger(RELEASES.channel, event, {}));
}
