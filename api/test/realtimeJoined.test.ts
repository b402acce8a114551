import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { connectDatabase } from '../src/platform/database/connect.ts';
import { type BusMessage, joinBus } from '../src/platform/realtime/bus.ts';
import type { Realtime } from '../src/platform/realtime/startRealtime.ts';
import { eventQueue } from './eventQueue.ts';
import { openRealtime, sdkAt } from './openRealtime.ts';
import type { TestApp } from './openTestApp.ts';
import { openTwoServers } from './openTwoServers.ts';
import { signInNew } from './signIn.ts';

const { opened, listeners } = openTwoServers();
let portal: TestApp;
let here: Realtime;
let there: Realtime;
beforeAll(() => ({ portal, here, there } = opened));

describe('two joined realtime processes', () => {
  test('deliver an event from one process to clients of the other', async () => {
    const member = await signInNew(portal, 'recruiter');
    const [first, second] = [await listeners.listen(here, member), await listeners.listen(there, member)];
    await sdkAt(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 1 });
    expect(await second.next()).toEqual({ at: 1 });
    expect(await first.next()).toEqual({ at: 1 });
    await sdkAt(portal, there).trigger(`private-user.${member.id}`, 'news', { at: 2 });
    expect([await first.next(), await second.next()]).toEqual([{ at: 2 }, { at: 2 }]);
  });

  test('deliver an event that exceeds the NOTIFY limit', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await listeners.listen(there, member);
    const story = 'ñ€😀'.repeat(3000);
    await sdkAt(portal, here).trigger(`private-user.${member.id}`, 'news', { story });
    expect(await listener.next()).toEqual({ story });
  });

  test('ignore the self-test of a process that joins', async () => {
    const lines: string[] = [];
    // One connection, so that the queries of the listener run in the order of its notifications.
    const { db } = connectDatabase(portal.connection, 1);
    const heard = Promise.withResolvers<BusMessage>();
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    // The two servers answer the request, possibly before the listener has read it.
    const hear = (message: BusMessage) => void (message.kind === 'count' && heard.resolve(message));
    const parts = { hear, onBack: async () => undefined };
    const listener = await joinBus({ db, listenOn: portal.connection, log }, randomUUID(), parts);
    const silent = { hear: () => undefined, onBack: async () => undefined };
    const joining = await joinBus({ db: portal.db, listenOn: portal.connection, log }, randomUUID(), silent);
    // Longer than a notification, so that the listener reads it from the database.
    const prefix = 'presence-'.repeat(1000);
    await joining.tell({ kind: 'count', question: 'q', prefix });
    expect(await heard.promise).toMatchObject({ prefix });
    expect(lines).toEqual([]);
    await Promise.all([listener.stop(), joining.stop()]);
    await db.destroy();
  });

  test('deliver a batch in order and skip the sender', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await listeners.listen(there, member);
    const channel = `private-user.${member.id}`;
    const sdk = sdkAt(portal, here);
    await sdk.trigger(channel, 'news', { own: true }, { socket_id: listener.echo.socketId()! });
    await sdk.triggerBatch([1, 2, 3].map((at) => ({ channel, name: 'news', data: { at } })));
    expect([await listener.next(), await listener.next(), await listener.next()]).toEqual([
      { at: 1 },
      { at: 2 },
      { at: 3 },
    ]);
  });

  test('return the counts of both to SDK queries', async () => {
    const member = await signInNew(portal, 'recruiter');
    await listeners.listen(here, member);
    await listeners.listen(there, member);
    const channel = `private-user.${member.id}`;
    const ask = async (path: string, info: string) => {
      const response = await sdkAt(portal, here).get({ path, params: { info, filter_by_prefix: channel } });
      return await response.json();
    };
    expect(await ask('/channels', 'subscription_count')).toEqual({
      channels: { [channel]: { subscription_count: 2 } },
    });
    expect(await ask(`/channels/${channel}`, 'subscription_count')).toEqual({
      occupied: true,
      subscription_count: 2,
    });
    expect(await ask('/channels/private-user.0', '')).toEqual({ occupied: false });
  });

  test('lose no event when the database connection breaks', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await listeners.listen(there, member);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'realtime' and datname = current_database()`.execute(portal.db);
    // Before they listen again.
    await sdkAt(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 1 });
    expect(await listener.next()).toEqual({ at: 1 });
    await sdkAt(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 2 });
    expect(await listener.next()).toEqual({ at: 2 });
  });

  test('reject forged events and queries', async () => {
    const forger = sdkAt(portal, here, 'guessed');
    await expect(forger.trigger('private-user.1', 'news', {})).rejects.toMatchObject({ status: 401 });
    await expect(forger.get({ path: '/channels' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('client events', () => {
  test('reach all other members of the channel when enabled', async () => {
    const member = await signInNew(portal, 'recruiter');
    const [one, other] = await Promise.all([
      openRealtime(portal, { config: { hasClientEvents: true } }),
      openRealtime(portal),
    ]);
    const [first, second] = [await listeners.listen(one, member), await listeners.listen(other, member)];
    const heard = eventQueue<unknown>();
    second.echo.private(`user.${member.id}`).listenForWhisper('typing', (data: unknown) => heard.add(data));
    first.echo.private(`user.${member.id}`).whisper('typing', { at: 1 });
    expect(await heard.next()).toEqual({ at: 1 });
    first.echo.disconnect();
    second.echo.disconnect();
    await Promise.all([one.stop(), other.stop()]);
  });
});
