import { createHash, randomUUID } from 'node:crypto';
import type { SignedIn } from '@cpa/shared/contracts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { pino } from 'pino';
import { connectDatabase } from '../../../src/platform/database/connect.ts';
import { type BusMessage, joinBus } from '../../../src/platform/realtime/bus.ts';
import { publishEventRow } from '../../../src/platform/realtime/events.repository.ts';
import type { Realtime } from '../../../src/platform/realtime/startRealtime.ts';
import { eventQueue } from '../../support/eventQueue.ts';
import { openRealtime, sdkAt } from '../../support/openRealtime.ts';
import type { TestApp } from '../../support/openTestApp.ts';
import { openTwoServers } from '../../support/openTwoServers.ts';
import { endAllSessions } from '../../../src/domains/accounts/sessions/endSessions.repository.ts';
import { aCompany, aMembership } from '../../support/aVacancy.ts';
import { listenToPublicData } from '../../support/listenToPublicData.ts';
import { openEcho } from '../../support/openEcho.ts';
import { type Member, PASSWORD, signInNew } from '../../support/signIn.ts';
import { waitUntil } from '../../support/waitUntil.ts';

const IGNORED = { onSessionEnded: () => undefined, onChannelChanged: () => undefined };

const { opened, listeners } = openTwoServers();
const breakListeners = async () =>
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name like 'realtime %' and datname = current_database()`.execute(portal.db);
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
    const parts = { hear, onBack: async () => undefined, ...IGNORED };
    const listener = await joinBus({ db, listenOn: portal.connection, log }, randomUUID(), parts);
    const silent = { hear: () => undefined, onBack: async () => undefined, ...IGNORED };
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
    await breakListeners();
    // Before they listen again.
    await sdkAt(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 1 });
    expect(await listener.next()).toEqual({ at: 1 });
    await sdkAt(portal, here).trigger(`private-user.${member.id}`, 'news', { at: 2 });
    expect(await listener.next()).toEqual({ at: 2 });
  });

  test('lose no event of a transaction that began long before the connection broke', async () => {
    const member = await signInNew(portal, 'recruiter');
    const listener = await listeners.listen(there, member);
    const event = { kind: 'event', channel: `private-user.${member.id}`, event: 'news', data: '{"at":1}' };
    // Simulates a notification that was sent while the listener was disconnected.
    await sql`insert into realtime_events (sender, body, at)
      values (gen_random_uuid(), ${JSON.stringify(event)}, clock_timestamp() - interval '5 minutes')`.execute(
      portal.db,
    );
    await breakListeners();
    expect(await listener.next()).toEqual({ at: 1 });
  });

  test('read an event again whose query failed', async () => {
    const heard = Promise.withResolvers<BusMessage>();
    const { db } = connectDatabase(portal.connection, 1);
    const hear = (message: BusMessage) => void (message.kind === 'count' && heard.resolve(message));
    const parts = { hear, onBack: async () => undefined, ...IGNORED };
    const log = pino({ level: 'silent' });
    const listener = await joinBus({ db, listenOn: portal.connection, log }, randomUUID(), parts);
    jest.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('The pool is full.');
    });
    const prefix = 'presence-';
    const body = JSON.stringify({ kind: 'count', question: 'q', prefix });
    // Sent without the event itself, like an event that exceeds the limit.
    await publishEventRow(portal.db, 'realtime', { sender: randomUUID(), body, inline: '' });
    expect(await heard.promise).toMatchObject({ prefix });
    await listener.stop();
    await db.destroy();
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

describe('a session that ends', () => {
  /** Subscribes and returns the state of the connection. */
  async function connect(server: Realtime, member: Member) {
    const listener = await listeners.listen(server, member);
    const { connection } = listener.echo.connector.pusher;
    const closed = new Promise<number>((resolve) => {
      connection.bind('error', ({ data }: { data?: { code: number } }) => {
        if (data) resolve(data.code);
      });
    });
    return { ...listener, connection, closed };
  }
  const trigger = async ({ id }: Member) =>
    await sdkAt(portal, here).trigger(`private-user.${id}`, 'news', {});
  const familyOf = ({ token }: Member) => decodeJwt(token)['sid'] as string;

  test.each([
    [
      'signs out',
      async ({ token }: Member) => await portal.call('POST', '/account/recruiter/logout', { token }),
    ],
    [
      'ends it from the list of another session',
      async (member: Member) => {
        const body = { email: member.email, password: PASSWORD };
        const other = (await portal.call('POST', '/account/login', { body })).json<SignedIn>();
        const path = `/account/sessions/${familyOf(member)}`;
        return await portal.call('DELETE', path, { token: other.access_token });
      },
    ],
    ['is banned', async ({ id }: Member) => await endAllSessions(portal.db, id, 'banned')],
    [
      'is erased',
      async ({ id }: Member) => await portal.db.deleteFrom('accounts').where('id', '=', id).execute(),
    ],
  ])('closes its connections to every server at once when its user %s', async (_title, end) => {
    const member = await signInNew(portal, 'applicant');
    const bystander = await connect(there, await signInNew(portal, 'applicant'));
    const connections = [await connect(here, member), await connect(there, member)];
    await end(member);
    for (const { closed, connection } of connections) {
      expect(await closed).toBe(4010);
      await waitUntil(() => connection.state === 'disconnected');
    }
    expect(
      await sdkAt(portal, here)
        .get({ path: `/channels/private-user.${member.id}` })
        .then(readJson),
    ).toMatchObject({
      occupied: false,
    });
    expect(bystander.connection.state).toBe('connected');
  });

  test('keeps the connections of other sessions of the same user', async () => {
    const member = await signInNew(portal, 'applicant');
    const body = { email: member.email, password: PASSWORD };
    const { access_token: token } = (await portal.call('POST', '/account/login', { body })).json<SignedIn>();
    const [ended, kept] = [await connect(there, member), await connect(there, { ...member, token })];
    await portal.call('POST', '/account/recruiter/logout', { token: member.token });
    expect(await ended.closed).toBe(4010);
    await trigger(member);
    expect(await kept.next()).toEqual({});
  });

  test('announces the hash of its ID to site servers, on every server', async () => {
    const member = await signInNew(portal, 'applicant');
    const sites = await Promise.all(
      [here, there].map(async (server) => await listenToPublicData(portal, server, 'sessions')),
    );
    await portal.call('POST', '/account/recruiter/logout', { token: member.token });
    const { sid } = decodeJwt<{ sid: string }>(member.token);
    const hash = createHash('sha256').update(sid).digest('hex');
    for (const site of sites) {
      expect(await site.next()).toMatchObject({ event: 'ended', data: JSON.stringify({ hash }) });
      site.close();
    }
  });

  test('closes a connection that subscribes afterwards with an earlier signature', async () => {
    const member = await signInNew(portal, 'applicant');
    const echo = openEcho(portal, here, member.token, async () => {
      await portal.call('POST', '/account/recruiter/logout', { token: member.token });
    });
    const { connection } = echo.connector.pusher;
    echo.private(`user.${member.id}`);
    await waitUntil(() => connection.state === 'disconnected');
    expect(connection.state).toBe('disconnected');
    echo.disconnect();
  });

  test('is found by the regular check when its notification was lost or it expired', async () => {
    const checking = await openRealtime(portal, { checkEveryMs: 200 });
    const member = await signInNew(portal, 'applicant');
    const { closed } = await connect(checking, member);
    await portal.db
      .updateTable('session_families')
      .set({ expires_at: new Date() })
      .where('account_id', '=', member.id)
      .execute();
    expect(await closed).toBe(4010);
    await checking.stop();
  });

  test('a member who leaves a company loses its presence channel and keeps the own one', async () => {
    const owner = await signInNew(portal, 'recruiter');
    const company = await aCompany(portal, owner.id);
    const member = await signInNew(portal, 'recruiter');
    await aMembership(portal, company, member.id, 'recruiter');
    const own = await connect(there, member);
    await new Promise((resolve) => own.echo.join(`company.${company}`).here(resolve));
    const denied = new Promise((resolve) => own.echo.join(`company.${company}`).error(resolve));
    await portal.call('DELETE', `/recruiter/company/${company}/members/${member.id}`, { token: owner.token });
    await denied;
    await waitUntil(async () => {
      await trigger(member);
      return own.left().length > 0;
    });
    const { users } = await sdkAt(portal, here)
      .get({ path: `/channels/presence-company.${company}/users` })
      .then(readJson);
    expect(users).toEqual([]);
  });
});

const readJson = async (response: { json: () => Promise<unknown> }) =>
  (await response.json()) as { users?: unknown[] };
