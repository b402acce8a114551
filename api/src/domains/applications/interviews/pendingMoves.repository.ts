import type { InterviewProposal } from '@cpa/shared/contracts';
import { type Expression, sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { MAX_UNDO_SECONDS, UNDO_SECONDS } from '../status/statusChange.rules.ts';

const NOW = sql<Date>`clock_timestamp()`;
const EFFECTIVE_AT = sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(UNDO_SECONDS)})`;

/** Columns of an interview without a move that can be undone. */
export const NO_MOVE = { pending_move: null, move_requested_at: null, move_effective_at: null } as const;

/** Class of the advisory locks; the key is the account. */
const CALENDARS = sql.lit(230);

/** Serialises the confirmations and moves of one recruiter's interviews. */
export async function lockCalendar(db: Executor, recruiterId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CALENDARS}, ${recruiterId}::integer)`.execute(db);
}

/**
 * Condition: the recruiter has another confirmed interview within `minutes` of `startsAt`. While a move can be undone,
 * both its times count as taken.
 */
export const hasOtherInterview = ({
  recruiter,
  interview,
  startsAt,
  minutes,
}: Record<'recruiter' | 'interview' | 'startsAt' | 'minutes', Expression<unknown>>) => {
  const end = sql`${startsAt} + make_interval(mins => ${minutes})`;
  const movedTo = sql`(other.pending_move -> 'times' ->> 0)::timestamptz`;
  return sql<boolean>`(exists (
  select from interviews other
  where other.proposed_by = ${recruiter} and other.id <> ${interview} and other.status = 'confirmed'
    and other.starts_at < ${end} and other.ends_at > ${startsAt}
) or exists (
  select from interviews other
  where (other.pending_move ->> 'recruiter_id')::integer = ${recruiter} and other.id <> ${interview}
    and ${movedTo} < ${end}
    and ${movedTo} + make_interval(mins => (other.pending_move ->> 'minutes')::integer) > ${startsAt}
))`;
};

export async function isBusy(
  db: Executor,
  { recruiterId, interviewId }: { recruiterId: number; interviewId: number },
  { times, minutes }: InterviewProposal,
): Promise<boolean> {
  const isTaken = hasOtherInterview({
    recruiter: sql`${recruiterId}::integer`,
    interview: sql`${interviewId}::integer`,
    startsAt: sql`${times[0]!}::timestamptz`,
    minutes: sql`${minutes}::integer`,
  });
  const { rows } = await sql<{ is_taken: boolean }>`select ${isTaken} as is_taken`.execute(db);
  return rows[0]!.is_taken;
}

/** @returns when the move takes effect. */
export async function setMove(
  db: Executor,
  id: number,
  move: InterviewProposal & { recruiter_id: number },
): Promise<Date> {
  const { effective_at } = await db
    .updateTable('interviews')
    .set({
      pending_move: JSON.stringify(move),
      move_requested_at: NOW,
      move_effective_at: EFFECTIVE_AT,
    })
    .where('id', '=', id)
    .returning(sql<Date>`move_effective_at`.as('effective_at'))
    .executeTakeFirstOrThrow();
  return effective_at;
}

/** Grants the full time to undo again, up to the limit. @returns when the move takes effect. */
export async function postponeMove(db: Executor, id: number): Promise<Date> {
  const { effective_at } = await db
    .updateTable('interviews')
    .set({
      move_effective_at: sql<Date>`greatest(move_effective_at,
        least(${EFFECTIVE_AT}, move_requested_at + make_interval(secs => ${sql.lit(MAX_UNDO_SECONDS)})))`,
    })
    .where('id', '=', id)
    .returning(sql<Date>`move_effective_at`.as('effective_at'))
    .executeTakeFirstOrThrow();
  return effective_at;
}

export async function clearMove(db: Executor, id: number): Promise<void> {
  await db.updateTable('interviews').set(NO_MOVE).where('id', '=', id).execute();
}
