import type { InterviewProposal } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { lockPendingChange, setStatus, supersedeChange } from '../status/statusChange.repository.ts';
import { isTaken } from './interviewList.repository.ts';
import { lockCalendar, NO_MOVE } from './pendingMoves.repository.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** @returns the id of the interview. */
export async function insertInterview(
  db: Executor,
  { applicationId, recruiterId }: { applicationId: number; recruiterId: number },
  proposal: InterviewProposal,
): Promise<number> {
  const { id } = await db
    .insertInto('interviews')
    .values({ application_id: applicationId, proposed_by: recruiterId, ...columnsOf(proposal) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertSlots(db, id, proposal.times);
  return id;
}

/** Replaces the proposed times. @returns the IDs of the new slots. */
export async function replaceTimes(
  db: Executor,
  { id, recruiterId }: { id: number; recruiterId: number },
  proposal: InterviewProposal,
): Promise<number[]> {
  await db.deleteFrom('interview_slots').where('interview_id', '=', id).execute();
  await db
    .updateTable('interviews')
    .set({
      ...columnsOf(proposal),
      proposed_by: recruiterId,
      status: 'proposed',
      starts_at: null,
      ends_at: null,
      message: null,
      ...NO_MOVE,
      updated_at: NOW,
    })
    .where('id', '=', id)
    .execute();
  return await insertSlots(db, id, proposal.times);
}

const RAISED_IF_CONFIRMED = sql<number>`sequence + (status = 'confirmed')::integer`;

const columnsOf = ({ minutes, place, video_url, note }: InterviewProposal) => ({
  minutes,
  place: place ?? null,
  video_url: video_url ?? null,
  note: note ?? '',
});

async function insertSlots(db: Executor, interviewId: number, times: readonly string[]): Promise<number[]> {
  const rows = await db
    .insertInto('interview_slots')
    .values(times.map((time) => ({ interview_id: interviewId, starts_at: new Date(time) })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Finds a slot of a locked interview. Serialises the confirmations of one recruiter's interviews, so that two
 * applicants cannot both take a time.
 */
export async function lockSlot(
  db: Executor,
  { id, proposed_by }: { id: number; proposed_by: number | null },
  slotId: number,
): Promise<{ starts_at: Date; is_taken: boolean } | undefined> {
  if (proposed_by !== null) await lockCalendar(db, proposed_by);
  return await db
    .selectFrom('interview_slots as s')
    .innerJoin('interviews as i', 'i.id', 's.interview_id')
    .select(['s.starts_at', isTaken.as('is_taken')])
    .where('s.id', '=', slotId)
    .where('i.id', '=', id)
    .executeTakeFirst();
}

export async function confirmTime(db: Executor, id: number, startsAt: Date): Promise<void> {
  await db
    .updateTable('interviews')
    .set({
      status: 'confirmed',
      starts_at: startsAt,
      ends_at: sql<Date>`${startsAt}::timestamptz + make_interval(mins => minutes)`,
      sequence: sql<number>`sequence + (confirmed_at is not null)::integer`,
      confirmed_at: NOW,
      reminded_at: null,
      message: null,
      updated_at: NOW,
    })
    .where('id', '=', id)
    .execute();
}

export async function declineTimes(db: Executor, id: number, message: string): Promise<void> {
  await db
    .updateTable('interviews')
    .set({
      status: 'declined',
      message,
      sequence: RAISED_IF_CONFIRMED,
      starts_at: null,
      ends_at: null,
      ...NO_MOVE,
      updated_at: NOW,
    })
    .where('id', '=', id)
    .execute();
}

export async function cancelInterview(
  db: Executor,
  id: number,
  { by, reason }: { by: 'company' | 'applicant'; reason: string | null },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({
      status: 'cancelled',
      cancelled_by: by,
      cancel_reason: reason,
      sequence: RAISED_IF_CONFIRMED,
      ...NO_MOVE,
      updated_at: NOW,
    })
    .where('id', '=', id)
    .execute();
}

/** Moves a locked application to `interview` at once; a pending change is superseded. */
export async function moveToInterview(
  db: Executor,
  applicationId: number,
  recruiterId: number,
): Promise<void> {
  const pending = await lockPendingChange(db, applicationId);
  if (pending) await supersedeChange(db, pending.id);
  await setStatus(db, applicationId, 'interview');
  await db
    .insertInto('application_history')
    .values({
      application_id: applicationId,
      status: 'interview',
      at: NOW,
      effective_at: NOW,
      by_account_id: recruiterId,
      note: null,
    })
    .execute();
}
