import type { InterviewEvent, Scorecard, ScorecardForm } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { findMembership } from '../access/membership.repository.ts';
import { readRecruiterIds } from '../applying/apply.repository.ts';
import { lockForCompany } from '../interviews/interviews.repository.ts';
import type { PublishServices } from '../notifying/publishToRecruiters.ts';
import * as repository from './scorecards.repository.ts';
import { assertHeld } from './scorecards.rules.ts';

/** @throws DomainError 404 for an application to another company. */
export async function listScorecards(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<Scorecard[]> {
  if (!(await findMembership(db, recruiterId, applicationId))) throw notFound('application');
  return await repository.readScorecards(db, recruiterId, applicationId);
}

/**
 * Saves the caller's card of an interview and reloads it on open pages of the company.
 * @throws DomainError 404 for an interview of another company, 403 for a viewer, and as `assertHeld`.
 */
export async function saveScorecard(
  { db, publishEvent }: Pick<PublishServices, 'db' | 'publishEvent'>,
  recruiterId: number,
  interviewId: number,
  form: ScorecardForm,
): Promise<Scorecard> {
  const { card, application_id, vacancy_id } = await db.transaction().execute(async (trx) => {
    const interview = await lockForCompany(trx, recruiterId, interviewId);
    if (!interview) throw notFound('interview');
    assertWriter(interview.membership);
    assertHeld(interview, new Date());
    return { ...interview, card: await repository.saveScorecard(trx, recruiterId, interviewId, form) };
  });
  const data: InterviewEvent = { application_id, vacancy_id };
  for (const id of await readRecruiterIds(db, vacancy_id)) {
    void publishEvent(`private-user.${id}`, 'applicant-interview-changed', { ...data });
  }
  return card;
}
