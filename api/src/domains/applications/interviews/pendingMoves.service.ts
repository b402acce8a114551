import type { Interview, InterviewProposal } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { readInterview } from './interviewList.repository.ts';
import { applyInterviewMovesJob } from './interviews.jobs.ts';
import { type InterviewFacts, lockForCompany } from './interviews.repository.ts';
import { assertRecruiterIsFree, movedFacts, movesInterview } from './interviews.rules.ts';
import { clearMove, isBusy, lockCalendar, postponeMove, setMove } from './pendingMoves.repository.ts';
import { type InterviewServices, publishInterview } from './tellInterview.ts';

/**
 * Moves a confirmed interview, once the time to undo is over. It stays with the recruiter who proposed it; if that
 * recruiter has left, it is assigned to the caller. Moving it back to the time that the applicant knows clears the
 * move.
 */
export async function requestMove(
  db: Executor,
  moverId: number,
  before: InterviewFacts,
  proposal: InterviewProposal,
): Promise<void> {
  const { id, pending_move: pending } = before;
  if (!movesInterview(before, proposal)) {
    if (pending) await clearMove(db, id);
    return;
  }
  if (pending && !movesInterview(movedFacts(pending), proposal)) return;
  const recruiterId = before.has_proposer ? before.proposed_by! : moverId;
  await lockCalendar(db, recruiterId);
  assertRecruiterIsFree({ is_taken: await isBusy(db, { recruiterId, interviewId: id }, proposal) });
  await scheduleMove(db, await setMove(db, id, { ...proposal, recruiter_id: recruiterId }));
}

/**
 * Undoes a move before the applicant has seen it.
 * @throws DomainError 404 for an interview of another company, 403 for viewers, 409 once it has taken effect.
 */
export async function undoMove(
  services: InterviewServices,
  recruiterId: number,
  id: number,
): Promise<Interview> {
  const facts = await services.db.transaction().execute(async (trx) => {
    const interview = await lockMoved(trx, recruiterId, id);
    await clearMove(trx, id);
    return interview;
  });
  await publishInterview(services, facts, []);
  return await readInterview(services.db, facts, 'company');
}

/**
 * Postpones the effect of a move while the recruiter stays at the undo button. Returns when it takes effect.
 * @throws DomainError as `undoMove`.
 */
export async function holdMove({ db }: InterviewServices, recruiterId: number, id: number): Promise<Date> {
  return await db.transaction().execute(async (trx) => {
    await lockMoved(trx, recruiterId, id);
    const effectiveAt = await postponeMove(trx, id);
    await scheduleMove(trx, effectiveAt);
    return effectiveAt;
  });
}

async function lockMoved(db: Executor, recruiterId: number, id: number): Promise<InterviewFacts> {
  const interview = await lockForCompany(db, recruiterId, id);
  if (!interview) throw notFound('interview');
  assertWriter(interview.membership);
  if (!interview.pending_move) throw new DomainError(409, 'interview_moved');
  return interview;
}

/** Queues the job for the second after the move becomes effective. */
async function scheduleMove(db: Executor, effectiveAt: Date): Promise<void> {
  const startAfter = new Date(Math.ceil(effectiveAt.getTime() / 1000) * 1000);
  await sendJob(db, applyInterviewMovesJob, null, { key: startAfter.toISOString(), startAfter });
}
