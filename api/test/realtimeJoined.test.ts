import { once } from 'node:events';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import type { Realtime } from '../src/realtime/startRealtime.ts';
import { openEcho } from './openEcho.ts';
import { openRealtime, sdkFor } from './openRealtime.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { signInNew, type Member } from './signIn.ts';

let portal: TestApp;
let here: Realtime;
let there: Realtime;
const open: { disconnect: () => void }[] = [];
beforeAll(async () => {
  portal = await openTestApp();
  [here, there] = await Promise.all([openRealtime(portal), openRealtime(portal)]);
});
afterEach(() => {
  for (const echo of open.splice(0)) echo.disconnect();
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await portal.close();
});

/** What somebody hears, in order: `next()` waits for it. */
function aList<T>() {
  const heard: T[] = [];
  const waiting: ((one: T) => void)[] = [];
  return {
    add: (one: T) => {
      const next = waiting.shift();
      if (next) next(one);
      else heard.push(one);
    },
    next: async () => heard.shift() ?? (await new Promise<T>((resolve) => waiting.push(resolve))),
    waiting: () => heard,
  };
}

function echoAt(server: Realtime, token?: string) {
  const echo = openEcho(portal, server, token);
  open.push(echo);
  return echo;
}

/** Somebody who listens to their own channel. */
async function aListener(server: Realtime, { id, token }: Member) {
  const list = aList<unknown>();
  const echo = echoAt(server, token);
  await new Promise<void>((resolve, reject) => {
    echo
      .private(`user.${id}`)
      .subscribed(resolve)
      .error(reject)
      .listen('.news', (data: unknown) => list.add(data));
  });
  return { ...list, echo };
}

describe('two processes of the realtime server', () => {
  test('pass on what the official SDK hands to one of them, to those who are connected to the other', async () => {
    const member = await signInNew(portal, 'recruiter');
    const [first, second] = [await aListener(here, member), await aListener(there, member)];
    await sdkFor(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 1 });
    expect(await second.next()).toEqual({ at: 1 });
    expect(await first.next()).toEqual({ at: 1 });
    await sdkFor(portal, there).trigger(`private-user.${member.id}`, 'news', { at: 2 });
    expect([await first.next(), await second.next()]).toEqual([{ at: 2 }, { at: 2 }]);
  });

  test('pass on an event that is longer than NOTIFY carries', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await aListener(there, member);
    const story = 'ñ€😀'.repeat(3000);
    await sdkFor(portal, here).trigger(`private-user.${member.id}`, 'news', { story });
    expect(await listener.next()).toEqual({ story });
  });

  test('pass on a batch in its order, and leave out who sent an event', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await aListener(there, member);
    const channel = `private-user.${member.id}`;
    const sdk = sdkFor(portal, here);
    await sdk.trigger(channel, 'news', { own: true }, { socket_id: listener.echo.socketId()! });
    await sdk.triggerBatch([1, 2, 3].map((at) => ({ channel, name: 'news', data: { at } })));
    expect([await listener.next(), await listener.next(), await listener.next()]).toEqual([
      { at: 1 },
      { at: 2 },
      { at: 3 },
    ]);
  });

  test('answer the SDK how many listen, and to what, on both', async () => {
    const member = await signInNew(portal, 'recruiter');
    await aListener(here, member);
    await aListener(there, member);
    const channel = `private-user.${member.id}`;
    const ask = async (path: string, info: string) => {
      const answer = await sdkFor(portal, here).get({ path, params: { info, filter_by_prefix: channel } });
      return await answer.json();
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

  test('lose nothing when the connection that they listen on breaks', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await aListener(there, member);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'realtime' and datname = current_database()`.execute(portal.db);
    // Before they listen again.
    await sdkFor(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 1 });
    expect(await listener.next()).toEqual({ at: 1 });
    await sdkFor(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 2 });
    expect(await listener.next()).toEqual({ at: 2 });
  });

  test('refuse a forged event and a forged question', async () => {
    const forger = sdkFor(portal, here, 'guessed');
    await expect(forger.trigger('private-user.1', 'news', {})).rejects.toMatchObject({ status: 401 });
    await expect(forger.get({ path: '/channels' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('a company’s presence channel', () => {
  async function aCompany(members: Member[]): Promise<number> {
    const { id } = await portal.db
      .insertInto('companies')
      .values({ name: 'Kas', slug: `kas-${members[0]!.id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { id: account_id } of members)
      await portal.db
        .insertInto('memberships')
        .values({ account_id, company_id: id, membership: 'owner' })
        .execute();
    return id;
  }

  /** Somebody in the room: who was there already, and who comes and goes. */
  async function enter(server: Realtime, { token }: Member, companyId: number) {
    const list = aList<string>();
    const echo = echoAt(server, token);
    const names = (people: { name: string }[]) =>
      people
        .map(({ name }) => name)
        .toSorted()
        .join(', ');
    const found = await new Promise<string>((resolve, reject) => {
      echo
        .join(`company.${companyId}`)
        .here((people: { name: string }[]) => resolve(names(people)))
        .joining(({ name }: { name: string }) => list.add(`+ ${name}`))
        .leaving(({ name }: { name: string }) => list.add(`- ${name}`))
        .error(reject);
    });
    return { ...list, found, echo };
  }

  test('says who is there on both, who comes and who goes, each person once', async () => {
    const [ana, bea] = [
      await signInNew(portal, 'recruiter', { name: 'Ana' }),
      await signInNew(portal, 'recruiter', { name: 'Bea' }),
    ];
    const company = await aCompany([ana, bea]);
    const first = await enter(here, ana, company);
    expect(first.found).toBe('Ana');
    const second = await enter(there, bea, company);
    expect(second.found).toBe('Ana, Bea');
    expect(await first.next()).toBe('+ Bea');
    const sdk = sdkFor(portal, there);
    const users = await sdk.get({ path: `/channels/presence-company.${company}/users` });
    expect(await users.json()).toEqual({ users: [{ id: String(ana.id) }, { id: String(bea.id) }] });

    // Another window of Bea's: nobody is told, neither when it opens nor when it closes.
    const again = await enter(here, bea, company);
    again.echo.disconnect();
    second.echo.disconnect();
    expect(await first.next()).toBe('- Bea');
    expect(first.waiting()).toEqual([]);
  });

  test('is closed to recruiters of other companies', async () => {
    const [ana, eve] = [await signInNew(portal, 'recruiter'), await signInNew(portal, 'recruiter')];
    const company = await aCompany([ana]);
    await expect(enter(here, eve, company)).rejects.toBeDefined();
  });

  test('forgets those whose process has died', async () => {
    const [ana, bea] = [
      await signInNew(portal, 'recruiter'),
      await signInNew(portal, 'recruiter', { name: 'Bea' }),
    ];
    const company = await aCompany([ana, bea]);
    const dead = '00000000-0000-4000-8000-000000000000';
    await portal.db
      .insertInto('realtime_instances')
      .values({ id: dead, seen_at: new Date(Date.now() - 60_000) })
      .execute();
    await portal.db
      .insertInto('realtime_members')
      .values({
        channel: `presence-company.${company}`,
        socket_id: '1.1',
        instance_id: dead,
        user_id: String(bea.id),
        user_info: JSON.stringify({ name: 'Bea' }),
      })
      .execute();
    const first = await enter(here, ana, company);
    expect(first.found).toBe('Ana Croes, Bea');
    const third = await openRealtime(portal, { aliveEveryMs: 50 });
    expect(await first.next()).toBe('- Bea');
    await third.stop();
  });

  test('is written down again after the database has lost it', async () => {
    const ana = await signInNew(portal, 'recruiter', { name: 'Ana' });
    const company = await aCompany([ana]);
    const third = await openRealtime(portal, { aliveEveryMs: 50 });
    const first = await enter(third, ana, company);
    // As PostgreSQL does to unlogged tables after a crash, when every connection is lost, too.
    await sql`truncate realtime_instances, realtime_members`.execute(portal.db);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'realtime' and datname = current_database()`.execute(portal.db);
    const users = async () => {
      const answer = await sdkFor(portal, third).get({ path: `/channels/presence-company.${company}/users` });
      return ((await answer.json()) as { users: object[] }).users;
    };
    let left = await users();
    while (left.length === 0) left = await users();
    expect(left).toEqual([{ id: String(ana.id) }]);
    first.echo.disconnect();
    await third.stop();
  });
});

describe('events from browser to browser', () => {
  test('are passed on where they are switched on, to everybody else in the channel', async () => {
    const member = await signInNew(portal, 'recruiter');
    const [one, other] = await Promise.all([
      openRealtime(portal, { config: { hasClientEvents: true } }),
      openRealtime(portal),
    ]);
    const [first, second] = [await aListener(one, member), await aListener(other, member)];
    const heard = aList<unknown>();
    second.echo.private(`user.${member.id}`).listenForWhisper('typing', (data: unknown) => heard.add(data));
    first.echo.private(`user.${member.id}`).whisper('typing', { at: 1 });
    expect(await heard.next()).toEqual({ at: 1 });
    first.echo.disconnect();
    second.echo.disconnect();
    await Promise.all([one.stop(), other.stop()]);
  });
});

describe('what one browser can take', () => {
  const address = (server: Realtime) =>
    `ws://127.0.0.1:${server.port}/app/${portal.app.config.secrets.PUSHER_KEY}?protocol=7`;
  const closeOf = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number;

  test('who reads too slowly is cut off, and nobody waits for them', async () => {
    const slow = new WebSocket(address(here));
    await once(slow, 'message');
    slow.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } }));
    await once(slow, 'message');
    slow.pause();
    const closed = closeOf(slow);
    const sdk = sdkFor(portal, here);
    for (let times = 0; times < 200; times += 1) {
      await sdk.trigger('news', 'news', 'x'.repeat(90_000));
      const left = await sdk.get({ path: '/channels/news' });
      if (!((await left.json()) as { occupied: boolean }).occupied) break;
    }
    slow.resume();
    expect(await closed).toBe(1006);
  });

  test('one address, and all together, have only so many connections', async () => {
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

  test('who does not answer is taken for gone', async () => {
    const server = await openRealtime(portal, { activityTimeout: 0.05 });
    const silent = new WebSocket(address(server));
    expect(await closeOf(silent)).toBe(4201);
    await server.stop();
  });

  test('who talks without end is sent away', async () => {
    const chatty = new WebSocket(address(here));
    await once(chatty, 'message');
    const closed = closeOf(chatty);
    for (let at = 0; at < 301; at += 1) chatty.send('{"event":"pusher:ping"}');
    expect(await closed).toBe(4100);
  });
});
