import type { Realtime } from '../../src/platform/realtime/startRealtime.ts';
import { eventQueue } from './eventQueue.ts';
import type { TestApp } from './openTestApp.ts';

export const CHANNEL = 'public-data';

type Message = { event: string; channel?: string; data?: string };
export type PublicDataListener = Awaited<ReturnType<typeof listenToPublicData>>;

/** Subscribes to a public channel of a realtime server without signing in. */
export async function listenToPublicData(
  { app }: { app: Pick<TestApp['app'], 'config'> },
  { port }: Pick<Realtime, 'port'>,
  channel = CHANNEL,
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.config.secrets.PUSHER_KEY}?protocol=7`);
  const events = eventQueue<Message>();
  const subscribed = Promise.withResolvers<void>();
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } })),
  );
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.event === 'pusher_internal:subscription_succeeded') subscribed.resolve();
    else if (message.channel === channel) events.add(message);
  });
  socket.addEventListener('error', () => subscribed.reject(new Error('The server refused the connection.')));
  await subscribed.promise;
  return { next: events.next, left: events.left, close: () => socket.close() };
}
