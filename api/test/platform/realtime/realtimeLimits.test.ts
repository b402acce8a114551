import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Realtime } from '../../../src/platform/realtime/startRealtime.ts';
import { openRealtime, sdkAt } from '../../support/openRealtime.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';

let portal: TestApp;
let here: Realtime;
beforeAll(async () => {
  portal = await openTestApp();
  here = await openRealtime(portal);
});
afterAll(async () => {
  await here.stop();
  await portal.close();
});

describe('realtime limits', () => {
  const address = (server: Realtime) =>
    `ws://127.0.0.1:${server.port}/app/${portal.app.config.secrets.PUSHER_KEY}?protocol=7`;
  const closeOf = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number;

  test('disconnects a slow reader without delaying others', async () => {
    const slow = new WebSocket(address(here));
    await once(slow, 'message');
    slow.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } }));
    await once(slow, 'message');
    slow.pause();
    const closed = closeOf(slow);
    const sdk = sdkAt(portal, here);
    for (let times = 0; times < 200; times += 1) {
      await sdk.trigger('news', 'news', 'x'.repeat(90_000));
      const left = await sdk.get({ path: '/channels/news' });
      if (!((await left.json()) as { occupied: boolean }).occupied) break;
    }
    slow.resume();
    expect(await closed).toBe(1006);
  });

  test('limits connections per IP address and in total', async () => {
    const limits = { connections: 3, perAddress: 2 };
    const server = await openRealtime(portal, { config: { realtimeLimits: limits } });
    const connect = (forwarded: string) => {
      const socket = new WebSocket(address(server), { headers: { 'x-forwarded-for': forwarded } });
      return { socket, closed: closeOf(socket), greeted: once(socket, 'message') };
    };
    const first = connect('10.0.0.1');
    await first.greeted;
    await connect('10.0.0.1').greeted;
    expect(await connect('10.0.0.1').closed).toBe(4100);
    await connect('10.0.0.2').greeted;
    expect(await connect('10.0.0.3').closed).toBe(4100);
    first.socket.close();
    await first.closed;
    const answer = String((await connect('10.0.0.3').greeted)[0]);
    expect(answer).toContain('connection_established');
    await server.stop();
  });

  test('disconnects a client that answers no ping', async () => {
    const server = await openRealtime(portal, { activityTimeout: 0.05 });
    const silent = new WebSocket(address(server));
    expect(await closeOf(silent)).toBe(4201);
    await server.stop();
  });

  test('closes a connection that exceeds the message rate limit', async () => {
    const chatty = new WebSocket(address(here));
    await once(chatty, 'message');
    const closed = closeOf(chatty);
    for (let at = 0; at < 301; at += 1) chatty.send('{"event":"pusher:ping"}');
    expect(await closed).toBe(4100);
  });
});
