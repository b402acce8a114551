import type { Locale } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Quote } from '../../../platform/mail/letter.ts';
import { mailTextIn } from '../mailTexts.ts';
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
 * Cancels a locked interview and notifies the other side. A confirmed one is mailed to both sides with the file that
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
  await mailCalledOff(db, settings, facts, {
    sequence: facts.sequence,
    reason: ({ language }) => reasonGiven(facts, { by, reason }, language),
    next: ({ language }) => whyCalledOff(facts, { by, reason }, language),
  });
}

async function mailOtherSide(
  db: Executor,
  settings: InterviewServices,
  facts: InterviewFacts,
  cancellation: Cancellation,
): Promise<void> {
  const mailSide = cancellation.by === 'company' ? mailApplicantIfWanted : mailCompany;
  await mailSide(db, facts, (to) => {
    const t = mailTextIn(to.language);
    const why = whyCalledOff(facts, cancellation, to.language);
    return timesEndedMail(facts, to, settings, {
      heading: t('ended.heading'),
      lead: t('ended.lead', { title: facts.title, why }),
      quote: reasonGiven(facts, cancellation, to.language),
    });
  });
}

const whoCancelled = (facts: InterviewFacts, { by }: Cancellation, language: Locale): string =>
  by === 'company' ? facts.company : nameOf(facts, language);

const reasonGiven = (facts: InterviewFacts, cancellation: Cancellation, language: Locale): Quote | null =>
  cancellation.reason ? { text: cancellation.reason, by: whoCancelled(facts, cancellation, language) } : null;

/** Event that ended the application, unless the interview was cancelled for another reason. */
function whyCalledOff(facts: InterviewFacts, cancellation: Cancellation, language: Locale): string {
  const { end_cause, company } = facts;
  const t = mailTextIn(language);
  const who = whoCancelled(facts, cancellation, language);
  if (cancellation.reason === null) {
    if (end_cause === 'withdrawn') return t('why.withdrawn', { who: capitalise(who) });
    if (end_cause === 'erased') return t('why.erased');
    if (end_cause === 'vacancy_closed') return t('why.vacancyClosed', { company });
    if (end_cause === 'company_gone') return t('why.companyGone', { company });
  }
  return t('why.cancelled', { who });
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
