import type { Executor } from '../../../platform/database/executor.ts';

/** Mutes the conversation of an application for an account, or ends that. */
export async function setMuted(
  db: Executor,
  mute: { application_id: number; account_id: number },
  shallMute: boolean,
): Promise<void> {
  if (shallMute) {
    await db
      .insertInto('conversation_mutes')
      .values(mute)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('conversation_mutes')
    .where('application_id', '=', mute.application_id)
    .where('account_id', '=', mute.account_id)
    .execute();
}

/** Lists the accounts that have muted the conversation of an application. */
export async function readMutes(db: Executor, applicationId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('conversation_mutes')
    .select('account_id')
    .where('application_id', '=', applicationId)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
