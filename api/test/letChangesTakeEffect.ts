import { sql } from 'kysely';
import { applyStatusChanges } from '../src/domains/applications/status/applyStatusChanges.ts';
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
