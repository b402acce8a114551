import type { Interview } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { movedFacts } from './interviews.rules.ts';
import { hasOtherInterview } from './pendingMoves.repository.ts';

/**
 * Lists the interviews of these applications, newest first. The company sees one that it has moved at its new time, the
 * applicant only once the time to undo is over.
 */
export async function readInterviews(
  db: Executor,
  applicationIds: readonly number[],
  side: 'applicant' | 'company',
): Promise<Interview[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .leftJoin('accounts as recruiter', 'recruiter.id', 'i.proposed_by')
    .select(['i.id', 'i.application_id', 'i.status', 'i.minutes', 'i.place', 'i.video_url', 'i.note'])
    .select(hasProposer.as('has_proposer'))
    .select(['recruiter.name as proposed_by', 'i.starts_at', 'i.message', 'i.cancelled_by'])
    .select(['i.cancel_reason', 'i.updated_at', 'i.pending_move', 'i.move_effective_at'])
    .where('i.application_id', 'in', applicationIds)
    .orderBy('i.id', 'desc')
    .execute();
  const slots = await readSlots(db, applicationIds);
  return rows.map(({ starts_at, updated_at, pending_move, move_effective_at, ...row }) => {
    const moved = side === 'company' && pending_move ? movedFacts(pending_move) : undefined;
    return {
      ...row,
      ...moved,
      starts_at: (moved ? moved.starts_at : starts_at)?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
      slots: slots.get(row.id) ?? [],
      ...(moved && { undo_until: move_effective_at!.toISOString() }),
    };
  });
}

/** Reads one interview as the API returns it. */
export async function readInterview(
  db: Executor,
  { id, application_id }: { id: number; application_id: number },
  side: 'applicant' | 'company',
): Promise<Interview> {
  const interviews = await readInterviews(db, [application_id], side);
  return interviews.find((interview) => interview.id === id)!;
}

/** True while the recruiter who proposed the times of an interview (`i`) works for the company of vacancy `v`. */
export const hasProposer = sql<boolean>`exists (
  select from memberships m
  where m.company_id = v.company_id and m.account_id = i.proposed_by and m.membership <> 'viewer'
)`;

/** Condition for a slot (`s`) of an interview (`i`): the recruiter has another confirmed interview at that time. */
export const isTaken = hasOtherInterview({
  recruiter: sql.ref('i.proposed_by'),
  interview: sql.ref('i.id'),
  startsAt: sql.ref('s.starts_at'),
  minutes: sql.ref('i.minutes'),
});

async function readSlots(
  db: Executor,
  applicationIds: readonly number[],
): Promise<Map<number, Interview['slots']>> {
  const rows = await db
    .selectFrom('interview_slots as s')
    .innerJoin('interviews as i', 'i.id', 's.interview_id')
    .select(['s.id', 's.interview_id', 's.starts_at'])
    .select(sql<boolean>`s.starts_at <= now() or ${isTaken}`.as('is_taken'))
    .where('i.application_id', 'in', applicationIds)
    .orderBy('s.starts_at')
    .execute();
  const shown = rows.map(({ interview_id, starts_at, ...slot }) => ({
    interview_id,
    slot: { ...slot, starts_at: starts_at.toISOString() },
  }));
  const byInterview = Map.groupBy(shown, ({ interview_id }) => interview_id);
  return new Map([...byInterview].map(([id, each]) => [id, each.map(({ slot }) => slot)]));
}
