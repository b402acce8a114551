import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Stores an event and notifies other processes of its id; `inline` appends the event itself. */
export async function publishEventRow(
  db: Database,
  channel: string,
  { sender, body, inline }: { sender: string; body: string; inline: string },
): Promise<void> {
  await sql`with event as (
      insert into realtime_events (sender, body) values (${sender}, ${body}) returning id
    )
    select pg_notify(${channel}, id || ' ' || ${sender}::text || ${inline}::text) from event`.execute(db);
}

export async function readEvent(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('realtime_events').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body;
}

/** Reads the events of other senders of the last seconds, oldest first. */
export async function readEventsSince(
  db: Database,
  seconds: number,
  sender: string,
): Promise<{ id: string; body: string }[]> {
  return await db
    .selectFrom('realtime_events')
    .select(['id', 'body'])
    .where('sender', '!=', sender)
    .where('at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .orderBy('at')
    .execute();
}
