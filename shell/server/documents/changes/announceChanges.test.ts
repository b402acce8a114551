import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { WebSocketServer } from 'ws';
import { announceChanges } from './announceChanges.ts';

let realtime: WebSocketServer;
let ends: (() => void)[];

beforeEach(async () => {
  realtime = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  realtime.on('connection', (socket) => {
    const send = (event: string, data: object, channel?: string) =>
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    send('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 });
    socket.on('message', (text: Buffer) => {
      const { event, data } = JSON.parse(text.toString()) as { event: string; data: { channel: string } };
      if (event === 'pusher:subscribe') send('pusher_internal:subscription_succeeded', {}, data.channel);
    });
  });
  await once(realtime, 'listening');
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  for (const socket of realtime.clients) socket.terminate();
  realtime.close();
});

/** A site server that listens to changes, with the calls it receives. */
function startSite(againMs = 60_000) {
  const calls: string[] = [];
  let notify = () => {};
  const add = (call: string) => {
    calls.push(call);
    notify();
  };
  const { port } = realtime.address() as AddressInfo;
  ends.push(
    announceChanges(
      { key: 'key', host: '127.0.0.1', port, tls: false },
      {
        onChange: () => add('change'),
        onConnected: (isConnected) => add(`connected: ${isConnected}`),
        onSessionEnded: (hash) => add(`ended: ${hash}`),
        againMs,
      },
    ),
  );
  return {
    calls,
    /** Resolves to the calls once there are `count`. */
    async received(count: number): Promise<string[]> {
      while (calls.length < count) await new Promise<void>((resolve) => (notify = resolve));
      return calls.splice(0);
    },
  };
}

function publish(event: string, channel: string, data = {}): void {
  for (const socket of realtime.clients)
    socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
}

test('notifies every site server of each change, and of those that it may have missed', async () => {
  const sites = [startSite(), startSite()];
  for (const site of sites) expect(await site.received(2)).toEqual(['connected: true', 'change']);
  publish('changed', 'another-channel');
  publish('changed', 'public-data');
  for (const site of sites) expect(await site.received(1)).toEqual(['change']);

  for (const socket of realtime.clients) socket.terminate();
  for (const site of sites) {
    expect(await site.received(3)).toEqual(['connected: false', 'connected: true', 'change']);
  }
});

test('announces a change once more, when the caches of all APIs have it', async () => {
  const site = startSite(200);
  expect(await site.received(3)).toEqual(['connected: true', 'change', 'change']);
  publish('changed', 'public-data');
  publish('changed', 'public-data');
  expect(await site.received(3)).toEqual(['change', 'change', 'change']);
});

test('announces sessions that end', async () => {
  const site = startSite();
  await site.received(2);
  publish('ended', 'sessions', { hash: 'abc' });
  expect(await site.received(1)).toEqual(['ended: abc']);
});
