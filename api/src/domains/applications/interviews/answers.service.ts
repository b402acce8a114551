import type { Interview } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { mailTextIn } from '../mailTexts.ts';
import { callOff } from './callOff.ts';
import { confirmTime, declineTimes, lockSlot } from './interviewChanges.repository.ts';
import { readInterview } from './interviewList.repository.ts';
import { confirmedMail, nameOf, type Receiver, timesEndedMail } from './interviews.mails.ts';
import { findFacts, type InterviewFacts, lockForApplicant } from './interviews.repository.ts';
import { assertAwaitsChoice, assertChangeable, assertFree } from './interviews.rules.ts';
import {
  type InterviewServices,
  mailApplicant,
  mailCalledOff,
  mailCompany,
  notifyCompany,
  publishInterview,
} from './tellInterview.ts';

/**
 * Confirms one of the proposed times and mails it to both sides with a calendar file. Confirming the same time again
 * changes nothing.
 * @throws DomainError 404 for an interview of another applicant, 409 when the time or the proposal is no longer valid.
 */
export async function confirm(
  services: InterviewServices,
  applicantId: number | null,
  id: number,
  slotId: number,
): Promise<Interview> {
  return await answer(services, applicantId, id, async (trx, before) => {
    const slot = await lockSlot(trx, before, slotId);
    if (before.status === 'confirmed' && slot?.starts_at.getTime() === before.starts_at?.getTime()) return [];
    assertAwaitsChoice(before);
    assertFree(slot, slot?.is_taken ?? false, new Date());
    await confirmTime(trx, id, slot.starts_at);
    const facts = await findFacts(trx, id);
    const appointment = { startsAt: slot.starts_at, minutes: facts.minutes, sequence: facts.sequence };
    await mailApplicant(trx, facts, (to) => confirmedMail(facts, appointment, to, services));
    await mailCompany(trx, facts, (to) => confirmedMail(facts, appointment, to, services));
    return await notifyCompany(trx, facts, 'confirmed');
  });
}

/**
 * Records that no time suits, or that the confirmed one no longer does, and requests other times from the company.
 * @throws DomainError 404 for an interview of another applicant, 409 once it was cancelled or has begun.
 */
export async function decline(
  services: InterviewServices,
  applicantId: number | null,
  id: number,
  message: string,
): Promise<Interview> {
  return await answer(services, applicantId, id, async (trx, before) => {
    assertChangeable(before, new Date());
    await declineTimes(trx, id, message);
    const facts = await findFacts(trx, id);
    if (before.status === 'confirmed') {
      const next = ({ language }: Receiver) =>
        mailTextIn(language)('calledOff.otherTimes', { name: nameOf(facts, language) });
      await mailCalledOff(trx, services, before, { sequence: facts.sequence, reason: () => null, next });
    }
    await mailCompany(trx, facts, (to) => {
      const t = mailTextIn(to.language);
      const name = nameOf(facts, to.language);
      return timesEndedMail(facts, to, services, {
        heading: t('declined.heading'),
        lead: t('declined.lead', { title: facts.title, name }),
        quote: { text: message, by: name },
      });
    });
    return await notifyCompany(trx, facts, 'declined');
  });
}

/**
 * Cancels an interview for the applicant. The application stays.
 * @throws DomainError 404 for an interview of another applicant, 409 once it was cancelled or has begun.
 */
export async function cancelForApplicant(
  services: InterviewServices,
  applicantId: number | null,
  id: number,
  reason: string,
): Promise<Interview> {
  return await answer(services, applicantId, id, async (trx, before) => {
    assertChangeable(before, new Date());
    return (await callOff(trx, services, before, { by: 'applicant', reason })).notified;
  });
}

async function answer(
  services: InterviewServices,
  applicantId: number | null,
  id: number,
  change: (trx: Executor, before: InterviewFacts) => Promise<number[]>,
): Promise<Interview> {
  if (applicantId === null) throw notFound('interview');
  const { before, notified } = await services.db.transaction().execute(async (trx) => {
    const locked = await lockForApplicant(trx, applicantId, id);
    if (!locked) throw notFound('interview');
    return { before: locked, notified: await change(trx, locked) };
  });
  await publishInterview(services, before, notified);
  return await readInterview(services.db, before, 'applicant');
}
