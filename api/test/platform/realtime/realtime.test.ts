import { once } from 'node:events';
import { pino } from 'pino';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { registerRealtimeGauge } from '../../../src/app/metrics/metrics.ts';
import { createPublishEvent } from '../../../src/platform/realtime/createPublishEvent.ts';
import type { Realtime } from '../../../src/platform/realtime/startRealtime.ts';
import { eventQueue } from '../../support/eventQueue.ts';
import { openRealtime, sdkAt } from '../../support/openRealtime.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { waitUntil } from '../../support/waitUntil.ts';
import { signInNew } from '../../support/signIn.ts';

interface Message {
  event: string;
  channel?: string;
  data: string;
}

let portal: TestApp;
let realtime: Realtime;
beforeAll(async () => {
  portal = await openTestApp();
  realtime = await openRealtime(portal);
});
afterAll(async () => {
  await realtime.stop();
  await portal.close();
});

/** A browser client whose events are read in order. */
async function connect(path?: string, origin = 'http://localhost:3000') {
  const key = portal.app.config.secrets.PUSHER_KEY;
  const socket = new WebSocket(
    `ws://127.0.0.1:${realtime.port}${path ?? `/app/${key}?protocol=7&client=test`}`,
    { origin },
  );
  const heard = eventQueue<Message>();
  socket.on('message', (raw) => heard.add(JSON.parse((raw as Buffer).toString()) as Message));
  const closed = once(socket, 'close').then(([code]) => code as number);
  return {
    socket,
    closed,
    next: heard.next,
    say: (event: string, data: object) => socket.send(JSON.stringify({ event, data })),
  };
}

async function subscribed(channel: string, token: string) {
  const browser = await connect();
  const { socket_id } = JSON.parse((await browser.next()).data) as { socket_id: string };
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/broadcasting/auth',
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ socket_id, channel_name: channel }).toString(),
  });
  if (answer.statusCode === 200) browser.say('pusher:subscribe', { channel, ...answer.json<object>() });
  return { ...browser, status: answer.statusCode };
}

const publish = () => {
  const { config } = portal.app;
  return createPublishEvent(
    { ...config, realtimeUrl: `http://127.0.0.1:${realtime.port}` },
    pino({ level: 'silent' }),
  );
};

test('delivers an event to the browser of the user', async () => {
  const { id, token } = await signInNew(portal, 'recruiter');
  const browser = await subscribed(`private-user.${id}`, token);
  expect((await browser.next()).event).toBe('pusher_internal:subscription_succeeded');
  await publish()(`private-user.${id}`, 'user-verified', { id });
  expect(await browser.next()).toEqual({
    event: 'user-verified',
    channel: `private-user.${id}`,
    data: JSON.stringify({ id }),
  });
  browser.socket.close();
});

test('counts the connections of this process for Prometheus', async () => {
  registerRealtimeGauge(portal.app.metrics, realtime.clients);
  const figure = async () =>
    Number(/^portal_realtime_clients (\d+)$/m.exec((await portal.app.inject('/metrics')).body)![1]);
  // Those of other tests may still be closing.
  await waitUntil(() => realtime.clients() === 0);
  const browser = await connect();
  await browser.next();
  expect(await figure()).toBe(1);
  browser.socket.close();
});

test('rejects subscriptions to the channel of another user and forged signatures', async () => {
  const { id, token } = await signInNew(portal, 'recruiter');
  const browser = await subscribed(`private-user.${id + 1}`, token);
  expect(browser.status).toBe(403);
  browser.say('pusher:subscribe', { channel: `private-user.${id + 1}`, auth: 'key:0000' });
  expect((await browser.next()).event).toBe('pusher:subscription_error');
  browser.socket.close();
});

test('rejects a signature of another connection', async () => {
  const { id } = await signInNew(portal, 'recruiter');
  const channel = `private-user.${id}`;
  const browser = await connect();
  await browser.next();
  browser.say('pusher:subscribe', {
    channel,
    ...sdkAt(portal, realtime).authorizeChannel('1.1', channel),
  });
  expect((await browser.next()).event).toBe('pusher:subscription_error');
  browser.socket.close();
});

test('rejects an event with an invalid signature', async () => {
  const forger = sdkAt(portal, realtime, 'guessed');
  await expect(forger.trigger('private-user.1', 'user-verified', {})).rejects.toMatchObject({ status: 401 });
});

test('accepts events of the official SDK set up from a URL', async () => {
  const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = portal.app.config.secrets;
  const login = `${PUSHER_KEY}:${PUSHER_SECRET}`;
  const sdk = Pusher.forURL(`http://${login}@127.0.0.1:${realtime.port}/apps/${PUSHER_APP_ID}`);
  expect((await sdk.trigger('private-user.1', 'user-verified', {})).status).toBe(200);
});

test('answers pings and rejects client events and invalid messages', async () => {
  const browser = await connect();
  await browser.next();
  browser.say('pusher:ping', {});
  expect((await browser.next()).event).toBe('pusher:pong');
  browser.say('client-typing', {});
  expect(JSON.parse((await browser.next()).data)).toMatchObject({ code: 4301 });
  browser.socket.send('not json');
  expect((await browser.next()).event).toBe('pusher:error');
  browser.socket.close();
});

test('survives any input', async () => {
  const browser = await connect();
  await browser.next();
  // An object that cannot be converted to a string.
  browser.say('pusher:unsubscribe', { channel: { toString: 1, valueOf: 1 } });
  expect(JSON.parse((await browser.next()).data)).toMatchObject({ code: 4000 });
  browser.say('pusher:ping', {});
  expect((await browser.next()).event).toBe('pusher:pong');
  browser.socket.close();
});

test('treats an invalid URL as an unknown app', async () => {
  const browser = await connect('//');
  expect(await browser.closed).toBe(4001);
});

test('limits the channels of one browser', async () => {
  const browser = await connect();
  await browser.next();
  for (let at = 0; at < 101; at += 1) browser.say('pusher:subscribe', { channel: `room-${at}` });
  for (let at = 0; at < 100; at += 1) {
    expect((await browser.next()).event).toBe('pusher_internal:subscription_succeeded');
  }
  expect(JSON.parse((await browser.next()).data)).toMatchObject({ code: 4100 });
  browser.say('pusher:unsubscribe', { channel: 'room-7' });
  browser.say('pusher:subscribe', { channel: 'room-100' });
  expect(await browser.next()).toMatchObject({
    event: 'pusher_internal:subscription_succeeded',
    channel: 'room-100',
  });
  browser.socket.close();
});

test.each([
  ['an unknown key', '/app/unknown?protocol=7', 4001],
  ['no protocol', undefined, 4008],
  ['another protocol', '?protocol=5', 4007],
])('%s closes the connection with its code', async (_title, path, code) => {
  const key = portal.app.config.secrets.PUSHER_KEY;
  const browser = await connect(path?.startsWith('/') ? path : `/app/${key}${path ?? ''}`);
  expect(await browser.closed).toBe(code);
});

test('rejects connections from other origins', async () => {
  const browser = await connect(undefined, 'https://evil.example');
  expect(await browser.closed).toBe(4009);
});

test('publishing does not throw while the realtime service is down', async () => {
  const nowhere = createPublishEvent(
    { ...portal.app.config, realtimeUrl: 'http://127.0.0.1:9' },
    pino({ level: 'silent' }),
  );
  await expect(nowhere('private-user.1', 'user-verified', {})).resolves.toBeUndefined();
});

test('closes connections with 4200 at shutdown', async () => {
  const server = await openRealtime(portal);
  const { PUSHER_KEY } = portal.app.config.secrets;
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/app/${PUSHER_KEY}?protocol=7`);
  await once(socket, 'message');
  const closed = once(socket, 'close');
  await server.stop();
  expect((await closed)[0]).toBe(4200);
});
