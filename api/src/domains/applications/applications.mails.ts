import type { ApplicationStatus, Locale } from '@cpa/shared/contracts';
import { applicantStatus } from '@cpa/shared/server';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { mailShortDay } from '../../platform/mail/mailDates.ts';
import { siteIn } from '../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

interface ApplicationFacts {
  siteUrl: string;
  language: Locale;
  /** Name of the applicant. */
  name: string;
  title: string;
  company: string;
  vacancyId: number;
}

/** Mails the applicant. */
export function applicationReceivedMail(facts: ApplicationFacts): Mail {
  const { siteUrl, language, name, title, company } = facts;
  const t = mailTextIn(language);
  return writeMail({
    template: 'application-received',
    siteUrl,
    language,
    subject: t('received.subject', { title }),
    preheader: t('received.preheader', { company }),
    heading: t('received.heading'),
    paragraphs: [t('received.lead', { name, title, company })],
    summary: { title, rows: [[t('company'), company]] },
    ...applicantFoot(facts),
  });
}

/** Mails the company. */
export function newApplicantMail({
  siteUrl,
  language,
  name,
  title,
  company,
  applicationId,
  contactEndUrl,
}: ApplicationFacts & {
  applicationId: number;
  /** URL that ends these mails for a contact outside the company's team; undefined for a member. */
  contactEndUrl: string | undefined;
}): Mail {
  const t = mailTextIn(language);
  const dashboard = `${siteIn(siteUrl, language)}/recruiter-dashboard`;
  const isMember = contactEndUrl === undefined;
  return writeMail({
    template: 'new-applicant',
    siteUrl,
    language,
    subject: t('newApplicant.subject', { title }),
    preheader: t('newApplicant.preheader', { name }),
    heading: t('newApplicant.heading'),
    paragraphs: [t('newApplicant.lead', { name, title })],
    summary: { title: name, rows: [[t('vacancy'), title]] },
    ...(isMember
      ? {
          reason: t('newApplicant.reason'),
          settings: { label: t('settings'), url: `${dashboard}/profile#notifications` },
        }
      : {
          reason: t('newApplicant.contactReason', { company }),
          leave: { label: t('newApplicant.end'), url: contactEndUrl },
        }),
    action: { label: t('openApplication'), url: `${dashboard}/applicants/${applicationId}` },
  });
}

interface StatusFacts extends ApplicationFacts {
  status: ApplicationStatus;
  note: string | null;
  /** Name of the recruiter who wrote the note; null when the account is gone. */
  recruiter: string | null;
  /** When the application reached its statuses. */
  reachedAt: StatusDates;
}

/** Latest time at which an application reached each status. */
export type StatusDates = ReadonlyMap<ApplicationStatus, Date>;

/** Mails the applicant with gentler wording than the recruiter's labels. */
export function statusChangedMail(facts: StatusFacts): Mail {
  const { siteUrl, language, name, title, company, status, note, recruiter, reachedAt } = facts;
  const t = mailTextIn(language);
  const sentence = t(`sentence.${status}`, { company });
  const news = isGoodNews(status)
    ? { subject: t(`subject.${status}`, { company }), preheader: t('news.preheader', { title }) }
    : { subject: t('news.subject', { title }), preheader: sentence };
  return writeMail({
    template: 'status-changed',
    siteUrl,
    language,
    ...news,
    heading: t(`heading.${status}`),
    paragraphs: [t('news.lead', { name, sentence })],
    summary: {
      title,
      rows: [
        [t('company'), company],
        [t('status'), applicantStatus(status, language)],
      ],
    },
    ...(status in STAGES && { stages: stagesOf(status, reachedAt, language) }),
    ...(note && { quote: { text: note, by: recruiter ? `${recruiter}, ${company}` : company } }),
    ...applicantFoot(facts),
  });
}

/** Reason for the mail, where to change the notification settings, and the button. */
function applicantFoot({ siteUrl, language, vacancyId }: ApplicationFacts) {
  const t = mailTextIn(language);
  const site = siteIn(siteUrl, language);
  return {
    reason: t('applied.reason'),
    settings: { label: t('settings'), url: `${site}/applicant/privacy#notifications` },
    action: { label: t('seeApplication'), url: `${site}/applicant/applications/${vacancyId}` },
  };
}

/** Stages as on the application page, up to the current one with the day on which the application reached it. */
function stagesOf(status: ApplicationStatus, reachedAt: StatusDates, language: Locale) {
  const current = STAGES[status]!;
  const latest = new Date(Math.max(...[...reachedAt.values()].map((at) => at.getTime())));
  const steps = ([...BEFORE_DECISION, 'decision'] as const).map((stage, index) => {
    const reached = index > current ? undefined : reachedAt.get(stage === 'decision' ? status : stage);
    return {
      label: stage === 'decision' ? mailTextIn(language)('decision') : applicantStatus(stage, language),
      ...(reached && { day: mailShortDay(reached, latest, language) }),
    };
  });
  return { steps, current };
}

const BEFORE_DECISION = ['new', 'viewed', 'shortlisted', 'interview'] as const;

/** Index of the stage of a status. An application that ended without a job has none. */
const STAGES: Partial<Record<ApplicationStatus, number>> = {
  new: 0,
  viewed: 1,
  shortlisted: 2,
  interview: 3,
  offer: 4,
  hired: 4,
};

/** Statuses that the subject names, as the bell does. */
const GOOD_NEWS = ['viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

const isGoodNews = (status: ApplicationStatus): status is (typeof GOOD_NEWS)[number] =>
  (GOOD_NEWS as readonly ApplicationStatus[]).includes(status);
