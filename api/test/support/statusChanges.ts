import { sql } from 'kysely';
import { applyStatusChanges } from '../../src/domains/applications/status/applyStatusChanges.ts';
import { applyStatusChangesJob } from '../../src/domains/applications/status/statusChange.jobs.ts';
import { notifyWithdrawals } from '../../src/domains/applications/withdrawal/notifyWithdrawals.ts';
import type { TestApp } from './openTestApp.ts';

/** Moves the end of the time to undo into the past. */
export async function endTimeToUndo({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db
    .updateTable('application_history')
    .set({ effective_at: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('applied_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}

/** Ends the time to undo of every pending status change and runs the job. @returns the number of applied changes. */
export async function letChangesTakeEffect({ app, db, published }: TestApp): Promise<number> {
  await endTimeToUndo({ db });
  const publishEvent: typeof app.publishEvent = async (channel, event, data) =>
    void published.push({ channel, event, data });
  return await applyStatusChanges({ db, siteUrl: app.config.siteUrl, publishEvent });
}

/** Returns when the job for the latest change may start, in milliseconds. */
export async function startOfEffect({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await sql<{ start: Date }>`select max(start_after) as start from jobs.job
    where name = ${applyStatusChangesJob.name}`.execute(db);
  return rows[0]!.start.getTime();
}

/** Brings pending changes and their jobs forward, as if that time had passed. */
export async function skipSeconds({ db }: Pick<TestApp, 'db'>, seconds: number): Promise<void> {
  const shift = sql`make_interval(secs => ${seconds})`;
  await sql`update application_history set effective_at = effective_at - ${shift}
    where applied_at is null`.execute(db);
  await sql`update jobs.job set start_after = start_after - ${shift}
    where name = ${applyStatusChangesJob.name} and state = 'created'`.execute(db);
}

/** Ends the time to undo of every withdrawal and runs the job. @returns the number of withdrawals. */
export async function endTimeToUndoWithdrawals({ app, db, published }: TestApp): Promise<number> {
  await db
    .updateTable('applications')
    .set({ withdrawn_at: sql<Date>`clock_timestamp() - interval '11 seconds'` })
    .where('withdrawn_at', 'is not', null)
    .execute();
  const publishEvent: typeof app.publishEvent = async (channel, event, data) =>
    void published.push({ channel, event, data });
  return await notifyWithdrawals({ db, publishEvent, log: app.log });
}
