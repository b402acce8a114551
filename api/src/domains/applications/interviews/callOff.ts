import type { Executor } from '../../../platform/database/executor.ts';
import { cancelInterview } from './interviewChanges.repository.ts';
import { nameOf, timesEndedMail } from './interviews.mails.ts';
import { findFacts, type InterviewFacts } from './interviews.repository.ts';
import {
  type InterviewServices,
  mailApplicantIfWanted,
  mailCalledOff,
  mailCompany,
  notifyApplicant,
  notifyCompany,
} from './tellInterview.ts';

interface Cancellation {
  by: 'company' | 'applicant';
  reason: string | null;
}

/**
 * Cancels a locked interview and tells the other side. A confirmed one is mailed to both sides with the file that
 * removes it from their calendars.
 */
export async function callOff(
  db: Executor,
  settings: InterviewServices,
  before: InterviewFacts,
  cancellation: Cancellation,
): Promise<{ facts: InterviewFacts; notified: number[] }> {
  const { by } = cancellation;
  await cancelInterview(db, before.id, cancellation);
  const facts = await findFacts(db, before.id);
  if (before.status === 'confirmed') await mailBothSides(db, settings, facts, cancellation);
  else await mailOtherSide(db, settings, facts, cancellation);
  const notified = by === 'company' ? notifyApplicant : notifyCompany;
  return { facts, notified: await notified(db, facts, 'cancelled') };
}

async function mailBothSides(
  db: Executor,
  settings: InterviewServices,
  facts: InterviewFacts,
  { by, reason }: Cancellation,
): Promise<void> {
  const who = by === 'company' ? facts.company : nameOf(facts);
  await mailCalledOff(db, settings, facts, {
    sequence: facts.sequence,
    reason: reason ? { text: reason, by: who } : null,
    next: () => whyCalledOff(facts, who, reason),
  });
}

async function mailOtherSide(
  db: Executor,
  settings: InterviewServices,
  facts: InterviewFacts,
  { by, reason }: Cancellation,
): Promise<void> {
  const who = by === 'company' ? facts.company : nameOf(facts);
  const words = {
    subject: 'Interview called off',
    lead: `The interview about ${facts.title} was called off before a time was chosen. ${whyCalledOff(facts, who, reason)}`,
    quote: reason ? { text: reason, by: who } : null,
  };
  const mailSide = by === 'company' ? mailApplicantIfWanted : mailCompany;
  await mailSide(db, facts, (to) => timesEndedMail(facts, to, settings, words));
}

/** Names the event that ended the application, unless the interview was cancelled for a reason of its own. */
function whyCalledOff({ end_cause, company }: InterviewFacts, who: string, reason: string | null): string {
  if (reason !== null) return `It was cancelled by ${who}.`;
  if (end_cause === 'withdrawn') return `${capitalise(who)} has withdrawn the application.`;
  if (end_cause === 'erased') return 'The applicant has deleted their data.';
  if (end_cause === 'vacancy_closed') return `${company} has closed the vacancy.`;
  if (end_cause === 'company_gone') return `Nobody of ${company} is on Career Portal Aruba any more.`;
  return `It was cancelled by ${who}.`;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
