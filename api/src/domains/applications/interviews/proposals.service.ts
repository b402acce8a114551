import type { Interview, InterviewProposal } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { notifyUsers } from '../notifying/notifyUsers.ts';
import type { PublishServices } from '../notifying/publishToRecruiters.ts';
import { publishStatuses } from '../status/publishStatuses.ts';
import { callOff } from './callOff.ts';
import { insertInterview, moveToInterview, replaceTimes } from './interviewChanges.repository.ts';
import { readInterview } from './interviewList.repository.ts';
import { timesProposedMail } from './interviews.mails.ts';
import {
  findFacts,
  type InterviewFacts,
  lockApplicationById,
  lockForCompany,
  readStandings,
} from './interviews.repository.ts';
import {
  assertCanInvite,
  assertChangeable,
  assertNoneOpen,
  assertProposal,
  movesToInterview,
} from './interviews.rules.ts';
import { requestMove } from './pendingMoves.service.ts';
import {
  type InterviewServices,
  mailApplicantIfWanted,
  notifyApplicant,
  publishInterview,
} from './tellInterview.ts';

/**
 * Proposes times to an applicant, mails them and moves the application to `interview`.
 * @throws DomainError 404 for an application to another company, 403 for viewers, 409 for an ended application or
 * while another interview is open, 422 as `assertProposal`.
 */
export async function proposeTimes(
  services: InterviewServices & PublishServices,
  recruiterId: number,
  applicationId: number,
  proposal: InterviewProposal,
): Promise<Interview> {
  const now = new Date();
  assertProposal(proposal, now);
  const { facts, notified, isMoved } = await services.db.transaction().execute(async (trx) => {
    const application = await lockApplicationById(trx, recruiterId, applicationId);
    if (!application) throw notFound('application');
    assertWriter(application.membership);
    assertCanInvite(application);
    assertNoneOpen(await readStandings(trx, applicationId), now);
    const id = await insertInterview(trx, { applicationId, recruiterId }, proposal);
    const moves = movesToInterview(application.status);
    if (moves) await moveToInterview(trx, applicationId, recruiterId);
    const found = await findFacts(trx, id);
    return { ...(await tellTimes(trx, services, found, proposal, 'proposed')), isMoved: moves };
  });
  if (isMoved) {
    await publishStatuses(services, [{ id: applicationId, status: 'interview' }]);
    notifyUsers(services.publishEvent, [facts.account_id], 'application-status', {
      vacancy_id: facts.vacancy_id,
    });
  }
  await publishInterview(services, facts, notified);
  return await readInterview(services.db, facts, 'company');
}

/**
 * Replaces the proposed times. A confirmed interview moves to the new time once the time to undo is over.
 * @throws DomainError as `proposeTimes`, and 409 for an interview that was cancelled or has begun.
 */
export async function changeTimes(
  services: InterviewServices,
  recruiterId: number,
  id: number,
  proposal: InterviewProposal,
): Promise<Interview> {
  const now = new Date();
  assertProposal(proposal, now);
  const { facts, notified } = await services.db.transaction().execute(async (trx) => {
    const before = await lockForCompany(trx, recruiterId, id);
    if (!before) throw notFound('interview');
    assertWriter(before.membership);
    assertCanInvite({ status: before.application_status, account_id: before.account_id });
    assertChangeable(before, now);
    if (before.status === 'confirmed') {
      await requestMove(trx, recruiterId, before, proposal);
      return { facts: before, notified: [] };
    }
    await replaceTimes(trx, { id, recruiterId }, proposal);
    return await tellTimes(trx, services, await findFacts(trx, id), proposal, 'changed');
  });
  await publishInterview(services, facts, notified);
  return await readInterview(services.db, facts, 'company');
}

/**
 * Cancels an interview for the company.
 * @throws DomainError 404 for an interview of another company, 403 for viewers, 409 once it was cancelled or has begun.
 */
export async function cancelForCompany(
  services: InterviewServices,
  recruiterId: number,
  id: number,
  reason: string,
): Promise<Interview> {
  const { facts, notified } = await services.db.transaction().execute(async (trx) => {
    const before = await lockForCompany(trx, recruiterId, id);
    if (!before) throw notFound('interview');
    assertWriter(before.membership);
    assertChangeable(before, new Date());
    return await callOff(trx, services, before, { by: 'company', reason });
  });
  await publishInterview(services, facts, notified);
  return await readInterview(services.db, facts, 'company');
}

async function tellTimes(
  db: Executor,
  settings: InterviewServices,
  facts: InterviewFacts,
  { times }: InterviewProposal,
  change: 'proposed' | 'changed',
): Promise<{ facts: InterviewFacts; notified: number[] }> {
  const starts = times.map((time) => new Date(time)).toSorted((a, b) => a.getTime() - b.getTime());
  await mailApplicantIfWanted(db, facts, (to) => timesProposedMail(facts, starts, to, settings));
  return { facts, notified: await notifyApplicant(db, facts, change) };
}
