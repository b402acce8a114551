import type { Scorecard, ScorecardForm } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Lists the scorecards of all interviews of an application, oldest first. */
export async function readScorecards(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<Scorecard[]> {
  const rows = await selectScorecards(db)
    .where('i.application_id', '=', applicationId)
    .orderBy('s.id')
    .execute();
  return rows.map((row) => toScorecard(row, recruiterId));
}

/** Stores the member's only card of an interview. */
export async function saveScorecard(
  db: Executor,
  recruiterId: number,
  interviewId: number,
  form: ScorecardForm,
): Promise<Scorecard> {
  const { id } = await db
    .insertInto('interview_scorecards')
    .values({ ...form, interview_id: interviewId, account_id: recruiterId })
    .onConflict((conflict) =>
      conflict.columns(['interview_id', 'account_id']).doUpdateSet({ ...form, updated_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return toScorecard(
    await selectScorecards(db).where('s.id', '=', id).executeTakeFirstOrThrow(),
    recruiterId,
  );
}

function selectScorecards(db: Executor) {
  return db
    .selectFrom('interview_scorecards as s')
    .innerJoin('interviews as i', 'i.id', 's.interview_id')
    .leftJoin('accounts as account', 'account.id', 's.account_id')
    .select(['s.interview_id', 's.account_id', 'account.name as by', 's.updated_at'])
    .select(['s.skills', 's.experience', 's.communication', 's.recommendation', 's.comment']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectScorecards>['execute']>>[number];

const toScorecard = ({ account_id, updated_at, ...card }: Row, recruiterId: number): Scorecard => ({
  ...card,
  is_own: account_id === recruiterId,
  at: updated_at.toISOString(),
});
