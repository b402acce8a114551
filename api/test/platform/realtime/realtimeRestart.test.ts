import type { Realtime } from '../../../src/platform/realtime/startRealtime.ts';
import { openEcho } from '../../support/openEcho.ts';
import { openRealtime, sdkAt } from '../../support/openRealtime.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { signInNew } from '../../support/signIn.ts';
import { waitUntil } from '../../support/waitUntil.ts';

const CLIENTS = 300;

let portal: TestApp;
let server: Realtime;
beforeAll(async () => {
  portal = await openTestApp();
  server = await openRealtime(portal);
});
afterAll(async () => {
  await server.stop();
  await portal.close();
});

test('hundreds of clients reconnect after a restart and receive events', async () => {
  const { id, token } = await signInNew(portal, 'recruiter');
  const channel = `private-user.${id}`;
  const clients = Array.from({ length: CLIENTS }, () => {
    const echo = openEcho(portal, server, token);
    let back: () => void = () => undefined;
    const heard = Promise.withResolvers<void>();
    const subscribed = () => new Promise<void>((resolve) => (back = resolve));
    echo
      .private(`user.${id}`)
      .subscribed(() => back())
      .listen('.news', () => heard.resolve());
    return { echo, subscribed, first: subscribed(), heard: heard.promise };
  });
  await Promise.all(clients.map(async ({ first }) => await first));

  // pusher-js reconnects at once, and 15 s after an attempt that was refused.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
  let areBack = false;
  const again = Promise.all(clients.map(async ({ subscribed }) => await subscribed()));
  void again.then(() => (areBack = true));
  const { port } = server;
  await server.stop();
  server = await openRealtime(portal, { port });
  await waitUntil(() => {
    jest.advanceTimersByTime(20);
    return areBack;
  });
  jest.useRealTimers();

  await sdkAt(portal, server).trigger(channel, 'news', {});
  const counted = await sdkAt(portal, server).get({
    path: `/channels/${channel}`,
    params: { info: 'subscription_count' },
  });
  expect(await counted.json()).toEqual({ occupied: true, subscription_count: CLIENTS });
  await Promise.all(clients.map(async ({ heard }) => await heard));
  for (const { echo } of clients) echo.disconnect();
});
