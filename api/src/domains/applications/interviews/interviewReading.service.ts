import type { BusyTime, Interview, Locale } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import { findMembership } from '../access/membership.repository.ts';
import * as busyTimes from './busyTimes.repository.ts';
import { readInterviews } from './interviewList.repository.ts';
import { calendarFileOf, type Receiver } from './interviews.mails.ts';
import { findOwn } from './interviews.repository.ts';
import type { InterviewServices } from './tellInterview.ts';

/** @throws DomainError 404 for an application to another company. */
export async function readForCompany(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<Interview[]> {
  if (!(await findMembership(db, recruiterId, applicationId))) throw notFound('application');
  return await readInterviews(db, [applicationId], 'company');
}

/**
 * Lists the other interviews of the recruiter who would hold the interview: a confirmed one stays with the colleague
 * who proposed it. @throws DomainError 404 for an application to another company.
 */
export async function readBusyTimes(
  db: Executor,
  callerId: number,
  applicationId: number,
): Promise<BusyTime[]> {
  if (!(await findMembership(db, callerId, applicationId))) throw notFound('application');
  const holderId = (await busyTimes.findHolder(db, applicationId)) ?? callerId;
  const busy = await busyTimes.readBusyTimes(db, holderId, applicationId);
  return holderId === callerId ? busy : busy.map((time) => ({ ...time, name: null }));
}

/** @throws DomainError 404 for an interview of another company, 409 without a confirmed time. */
export async function companyCalendarFile(
  services: InterviewServices,
  { id, name, email }: Caller,
  interviewId: number,
  language: Locale,
): Promise<string> {
  return await calendarFile(services, { recruiterId: id }, interviewId, {
    side: 'company',
    name,
    email,
    language,
  });
}

/** @throws DomainError 404 for an interview of another applicant, 409 without a confirmed time. */
export async function applicantCalendarFile(
  services: InterviewServices,
  { applicantId, name, email }: Caller,
  interviewId: number,
  language: Locale,
): Promise<string> {
  const receiver = { side: 'applicant', name, email, language } as const;
  return await calendarFile(services, { applicantId: applicantId ?? 0 }, interviewId, receiver);
}

async function calendarFile(
  services: InterviewServices,
  owner: { recruiterId: number } | { applicantId: number },
  interviewId: number,
  receiver: Receiver,
): Promise<string> {
  const facts = await findOwn(services.db, owner, interviewId);
  if (!facts) throw notFound('interview');
  if (facts.status !== 'confirmed') {
    throw new DomainError(409, 'not_confirmed');
  }
  const appointment = { startsAt: facts.starts_at!, minutes: facts.minutes, sequence: facts.sequence };
  return calendarFileOf(facts, appointment, receiver, services);
}
