import { sql } from 'kysely';
import type { Realtime } from '../../../src/platform/realtime/startRealtime.ts';
import { aCompany, aMembership } from '../../support/aVacancy.ts';
import { eventQueue } from '../../support/eventQueue.ts';
import { openRealtime, sdkAt } from '../../support/openRealtime.ts';
import type { TestApp } from '../../support/openTestApp.ts';
import { openTwoServers } from '../../support/openTwoServers.ts';
import { signInNew, type Member } from '../../support/signIn.ts';

const { opened, listeners } = openTwoServers();
let portal: TestApp;
let here: Realtime;
let there: Realtime;
beforeAll(() => ({ portal, here, there } = opened));

describe('presence channel of a company', () => {
  const ofBoth = async (one: Member, other: Member) => {
    const company = await aCompany(portal, one.id);
    await aMembership(portal, company, other.id);
    return company;
  };

  /** Subscribes a member and records the initial members, joins and leaves. */
  async function enter(server: Realtime, { token }: Member, companyId: number) {
    const list = eventQueue<string>();
    const echo = listeners.echoAt(server, token);
    const present = await new Promise<{ id: number; name: string }[]>((resolve, reject) => {
      echo
        .join(`company.${companyId}`)
        .here(resolve)
        .joining(({ name }: { name: string }) => list.add(`+ ${name}`))
        .leaving(({ name }: { name: string }) => list.add(`- ${name}`))
        .error(reject);
    });
    const found = present
      .map(({ name }) => name)
      .toSorted()
      .join(', ');
    return { ...list, found, present, echo };
  }

  test('lists members of both processes and reports each user once', async () => {
    const [ana, bea] = [
      await signInNew(portal, 'recruiter', { name: 'Ana' }),
      await signInNew(portal, 'recruiter', { name: 'Bea' }),
    ];
    const company = await ofBoth(ana, bea);
    const first = await enter(here, ana, company);
    expect(first.found).toBe('Ana');
    expect(first.present).toEqual([{ id: ana.id, name: 'Ana' }]);
    const second = await enter(there, bea, company);
    expect(second.found).toBe('Ana, Bea');
    expect(await first.next()).toBe('+ Bea');
    const sdk = sdkAt(portal, there);
    const users = await sdk.get({ path: `/channels/presence-company.${company}/users` });
    expect(await users.json()).toEqual({ users: [{ id: String(ana.id) }, { id: String(bea.id) }] });

    // A second tab of the same user: no event on open or close.
    const again = await enter(here, bea, company);
    again.echo.disconnect();
    second.echo.disconnect();
    expect(await first.next()).toBe('- Bea');
    expect(first.left()).toEqual([]);
  });

  test('rejects recruiters of other companies', async () => {
    const [ana, eve] = [await signInNew(portal, 'recruiter'), await signInNew(portal, 'recruiter')];
    const company = await aCompany(portal, ana.id);
    await expect(enter(here, eve, company)).rejects.toBeDefined();
  });

  test('removes members of a process that died', async () => {
    const [ana, bea] = [
      await signInNew(portal, 'recruiter'),
      await signInNew(portal, 'recruiter', { name: 'Bea' }),
    ];
    const company = await ofBoth(ana, bea);
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

  test('is restored after the database lost it', async () => {
    const ana = await signInNew(portal, 'recruiter', { name: 'Ana' });
    const company = await aCompany(portal, ana.id);
    const third = await openRealtime(portal, { aliveEveryMs: 50 });
    const first = await enter(third, ana, company);
    // PostgreSQL empties unlogged tables after a crash, when every connection is lost, too.
    await sql`truncate realtime_instances, realtime_members`.execute(portal.db);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name like 'realtime %' and datname = current_database()`.execute(portal.db);
    const users = async () => {
      const response = await sdkAt(portal, third).get({
        path: `/channels/presence-company.${company}/users`,
      });
      return ((await response.json()) as { users: object[] }).users;
    };
    let left = await users();
    while (left.length === 0) left = await users();
    expect(left).toEqual([{ id: String(ana.id) }]);
    first.echo.disconnect();
    await third.stop();
  });
});
