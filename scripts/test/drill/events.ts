import Pusher from 'pusher';
import PusherModule from 'pusher-js';
import { environmentOf } from '../cluster/files.ts';
import { APPS, SITE_URL } from '../cluster/nodes.ts';

// Node imports the class itself, unlike what the types of the package say.
const PusherClient = PusherModule as unknown as typeof PusherModule.default;

export type Events = {
  /** Publishes the next event through the balancer. @returns the problem, if any */
  publish: () => Promise<string | undefined>;
  /** Counts acknowledged events that a connected client did not receive, for all clients. */
  lost: () => { published: number; lost: number };
  close: () => void;
};

/** Milliseconds around an interruption in which an event may be missed: a page reads its data again after it. */
const MARGIN_MS = 1500;

/** Opens a client at each realtime server, and a publisher. */
export async function openEvents(run: string): Promise<Events> {
  const { PUSHER_KEY: key = '', PUSHER_SECRET: secret = '' } = environmentOf('portal.env', 'app1');
  const publisher = new Pusher({
    appId: '1',
    key,
    secret,
    host: new URL(SITE_URL).hostname,
    port: '443',
    useTLS: true,
    timeout: 5000,
  });
  const channel = `drill-${run}`;
  const acknowledged: { number: number; start: number; end: number }[] = [];
  const clients = await Promise.all(APPS.map(async (host) => await openClient(host, key, channel)));
  let next = 0;
  return {
    publish: async () => {
      const number = (next += 1);
      const start = performance.now();
      try {
        await publisher.trigger(channel, 'tick', { number });
        acknowledged.push({ number, start, end: performance.now() });
        return undefined;
      } catch (error) {
        return String((error as { status?: number }).status ?? 'no answer');
      }
    },
    lost: () => ({
      published: acknowledged.length,
      lost: clients.reduce(
        (sum, { received, wasAway }) =>
          sum + acknowledged.filter((event) => !received.has(event.number) && !wasAway(event)).length,
        0,
      ),
    }),
    close: () => {
      for (const { client } of clients) client.disconnect();
    },
  };
}

async function openClient(host: string, key: string, channel: string) {
  const client = new PusherClient(key, {
    cluster: '',
    wsHost: host,
    wsPort: 8080,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
  });
  const received = new Set<number>();
  const away: { from: number; to: number }[] = [];
  const first = Promise.withResolvers<void>();
  client.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') away.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
  });
  client
    .subscribe(channel)
    .bind('pusher:subscription_succeeded', () => {
      const last = away.at(-1);
      if (last) last.to = performance.now();
      first.resolve();
    })
    .bind('tick', ({ number }: { number: number }) => received.add(number));
  await first.promise;
  return {
    client,
    received,
    wasAway: ({ start, end }: { start: number; end: number }) =>
      away.some(({ from, to }) => end > from - MARGIN_MS && start < to + MARGIN_MS),
  };
}
