import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Json } from '../database/columnTypes.ts';
import type { Executor } from '../database/executor.ts';
import { CACHE_TTL_SECONDS } from './bus.ts';

/** Member of a presence channel, once per user, whatever the number of connections. */
export interface Member {
  user_id: string;
  user_info: Json;
}

export interface Seat {
  channel: string;
  socketId: string;
  instanceId: string;
}

/** Adds a seat. `isFirst`: the user had no other connection in the channel. */
export async function acquireSeat(
  db: Database,
  { channel, socketId, instanceId }: Seat,
  { user_id, user_info }: Member,
): Promise<{ isFirst: boolean; members: Member[] }> {
  return await db.transaction().execute(async (trx) => {
    await holdChannel(trx, channel);
    const isFirst = !(await isThere(trx, channel, user_id));
    await trx
      .insertInto('realtime_members')
      .values({
        channel,
        socket_id: socketId,
        instance_id: instanceId,
        user_id,
        user_info: JSON.stringify(user_info),
      })
      .onConflict((conflict) =>
        conflict.columns(['channel', 'socket_id']).doUpdateSet({ instance_id: instanceId }),
      )
      .execute();
    return { isFirst, members: await readMembers(trx, channel) };
  });
}

/**
 * Removes a seat.
 * @returns the member when it was their last one in the channel.
 */
export async function releaseSeat(db: Database, seat: Seat): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    await holdChannel(trx, seat.channel);
    const left = await trx
      .deleteFrom('realtime_members')
      .where('channel', '=', seat.channel)
      .where('socket_id', '=', seat.socketId)
      .returning('user_id')
      .executeTakeFirst();
    return left && !(await isThere(trx, seat.channel, left.user_id)) ? left.user_id : undefined;
  });
}

export async function readMembers(db: Executor, channel: string): Promise<Member[]> {
  return await db
    .selectFrom('realtime_members')
    .distinctOn('user_id')
    .select(['user_id', 'user_info'])
    .where('channel', '=', channel)
    .orderBy('user_id')
    .execute();
}

/** Reads the seats of a process. */
export async function readSeats(db: Database, instanceId: string): Promise<Seat[]> {
  const rows = await db
    .selectFrom('realtime_members')
    .select(['channel', 'socket_id'])
    .where('instance_id', '=', instanceId)
    .execute();
  return rows.map(({ channel, socket_id }) => ({ channel, socketId: socket_id, instanceId }));
}

/**
 * Records a heartbeat and deletes expired seats.
 * @returns seats of processes silent for longer than `silentSeconds`.
 */
export async function recordHeartbeat(
  db: Database,
  instanceId: string,
  silentSeconds: number,
): Promise<Seat[]> {
  await db
    .insertInto('realtime_instances')
    .values({ id: instanceId })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();
  await db
    .deleteFrom('realtime_events')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${CACHE_TTL_SECONDS})`)
    .execute();
  await db
    .deleteFrom('realtime_instances')
    .where('seen_at', '<', sql<Date>`now() - make_interval(secs => ${silentSeconds})`)
    .execute();
  const orphans = await db
    .selectFrom('realtime_members as m')
    .select(['m.channel', 'm.socket_id', 'm.instance_id'])
    .where((either) =>
      either.not(
        either.exists(
          either.selectFrom('realtime_instances as i').select('i.id').whereRef('i.id', '=', 'm.instance_id'),
        ),
      ),
    )
    .execute();
  return orphans.map(({ channel, socket_id, instance_id }) => ({
    channel,
    socketId: socket_id,
    instanceId: instance_id,
  }));
}

export async function removeInstance(db: Database, instanceId: string): Promise<void> {
  await db.deleteFrom('realtime_instances').where('id', '=', instanceId).execute();
}

export async function countInstances(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('realtime_instances')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Serialises concurrent joins and leaves, so that exactly one is first and one is last. */
async function holdChannel(db: Executor, channel: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`realtime ${channel}`}, 0))`.execute(db);
}

async function isThere(db: Executor, channel: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('realtime_members')
    .select('user_id')
    .where('channel', '=', channel)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
