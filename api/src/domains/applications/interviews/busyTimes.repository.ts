import type { BusyTime } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hasProposer } from './interviewList.repository.ts';
import { selectInterviews } from './interviews.repository.ts';
import { movedFacts } from './interviews.rules.ts';

/** Returns the recruiter with whom a confirmed interview of the application stays when it moves. */
export async function findHolder(db: Executor, applicationId: number): Promise<number | null> {
  const confirmed = await selectInterviews(db)
    .where('i.application_id', '=', applicationId)
    .where('i.status', '=', 'confirmed')
    .where('i.starts_at', '>', sql<Date>`now()`)
    .where(hasProposer)
    .executeTakeFirst();
  return confirmed?.proposed_by ?? null;
}

/**
 * Lists the coming interviews of a recruiter for other applications. While a move can be undone, both its times are
 * taken, as in `hasOtherInterview`. Those of a company that the recruiter has left are listed without names.
 */
export async function readBusyTimes(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<BusyTime[]> {
  const movesTo = sql<number | null>`(i.pending_move ->> 'recruiter_id')::integer`;
  const isMember = sql<boolean>`exists (
    select from memberships own where own.company_id = v.company_id and own.account_id = ${recruiterId}
  )`;
  const rows = await selectInterviews(db)
    .select([movesTo.as('moves_to'), isMember.as('is_member')])
    .where('i.application_id', '<>', applicationId)
    .where('i.status', '=', 'confirmed')
    .where((is) => is.or([is('i.proposed_by', '=', recruiterId), is(movesTo, '=', recruiterId)]))
    .where((is) => is.or([is('i.ends_at', '>', sql<Date>`now()`), is('i.pending_move', 'is not', null)]))
    .execute();
  const times = rows.flatMap(
    ({ is_member, proposed_by, starts_at, ends_at, moves_to, pending_move, ...row }) => {
      const name = is_member ? row.name : null;
      const moved = pending_move && movedFacts(pending_move);
      return [
        ...(proposed_by === recruiterId ? [{ name, starts_at: starts_at!, ends_at: ends_at! }] : []),
        ...(moved && moves_to === recruiterId ? [{ name, ...spanOf(moved) }] : []),
      ];
    },
  );
  return times
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    .map(({ name, starts_at, ends_at }) => ({
      name,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }));
}

const spanOf = ({ starts_at, minutes }: { starts_at: Date; minutes: number }) => ({
  starts_at,
  ends_at: new Date(starts_at.getTime() + minutes * 60_000),
});
