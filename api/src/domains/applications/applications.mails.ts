import { type ApplicationStatus, applicantStatusWords } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';
import { mailShortDay } from '../../platform/mail/mailDates.ts';

interface ApplicationFacts {
  siteUrl: string;
  /** Name of the applicant. */
  name: string;
  title: string;
  company: string;
  vacancyId: number;
}

/** Mails the applicant. */
export function applicationReceivedMail({
  siteUrl,
  name,
  title,
  company,
  vacancyId,
}: ApplicationFacts): Mail {
  return writeMail({
    template: 'application-received',
    siteUrl,
    subject: `Your application for ${title}`,
    preheader: `${company} has received it. You can follow it on your page.`,
    heading: 'Your application has arrived',
    paragraphs: [
      `Bon bini ${name}, your application for ${title} has arrived at ${company}. Your application page always shows where it stands.`,
    ],
    summary: { title, rows: [['Company', company]] },
    reason: 'You get this mail because you applied for this vacancy.',
    settings: applicantSettings(siteUrl),
    action: { label: 'See my application', url: `${siteUrl}/applicant/applications/${vacancyId}` },
  });
}

/** Mails the company. */
export function newApplicantMail({
  siteUrl,
  name,
  title,
  company,
  applicationId,
  contactEndUrl,
}: ApplicationFacts & {
  applicationId: number;
  /** Ends these mails to a contact outside the company's team; undefined for a member. */
  contactEndUrl: string | undefined;
}): Mail {
  const isMember = contactEndUrl === undefined;
  return writeMail({
    template: 'new-applicant',
    siteUrl,
    subject: `A new applicant for ${title}`,
    preheader: `${name} has applied.`,
    heading: 'A new applicant',
    paragraphs: [`${name} has applied for ${title}.`],
    summary: { title: name, rows: [['Vacancy', title]] },
    ...(isMember
      ? {
          reason: 'You get this mail because you handle the applicants of this vacancy.',
          settings: {
            label: 'Choose which mails you get',
            url: `${siteUrl}/recruiter-dashboard/profile#notifications`,
          },
        }
      : {
          reason: `You get this mail because you confirmed this address for applications to ${company}. Members of its team open the application with the button.`,
          leave: { label: 'End these mails', url: contactEndUrl },
        }),
    action: {
      label: 'Open the application',
      url: `${siteUrl}/recruiter-dashboard/applicants/${applicationId}`,
    },
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
  const { siteUrl, name, title, company, vacancyId, status, note, recruiter, reachedAt } = facts;
  const subject = SUBJECTS[status]?.(company);
  return writeMail({
    template: 'status-changed',
    siteUrl,
    subject: subject ?? `News about your application for ${title}`,
    preheader: subject
      ? `Your application for ${title}: open it to see what is next.`
      : SENTENCES[status](company),
    heading: HEADINGS[status],
    paragraphs: [`Bon bini ${name}. ${SENTENCES[status](company)}`],
    summary: {
      title,
      rows: [
        ['Company', company],
        ['Status', applicantStatusWords[status]],
      ],
    },
    ...(status in STAGES && { stages: stagesOf(status, reachedAt) }),
    ...(note && { quote: { text: note, by: recruiter ? `${recruiter}, ${company}` : company } }),
    reason: 'You get this mail because you applied for this vacancy.',
    settings: applicantSettings(siteUrl),
    action: { label: 'See my application', url: `${siteUrl}/applicant/applications/${vacancyId}` },
  });
}

const applicantSettings = (siteUrl: string) => ({
  label: 'Choose which mails you get',
  url: `${siteUrl}/applicant/privacy#notifications`,
});

/** Stages as on the application page, up to the current one with the day on which the application reached it. */
function stagesOf(status: ApplicationStatus, reachedAt: StatusDates) {
  const current = STAGES[status]!;
  const latest = new Date(Math.max(...[...reachedAt.values()].map((at) => at.getTime())));
  const steps = ([...BEFORE_DECISION, 'decision'] as const).map((stage, index) => {
    const reached = index > current ? undefined : reachedAt.get(stage === 'decision' ? status : stage);
    return {
      label: stage === 'decision' ? 'Decision' : applicantStatusWords[stage],
      ...(reached && { day: mailShortDay(reached, latest) }),
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

/** Subjects that state good news, as in the bell. */
const SUBJECTS: Partial<Record<ApplicationStatus, (company: string) => string>> = {
  viewed: (company) => `${company} opened your application`,
  shortlisted: (company) => `You are on the shortlist of ${company}`,
  interview: (company) => `${company} would like to meet you`,
  offer: (company) => `${company} would like to make you an offer`,
  hired: (company) => `${company} welcomes you. Pabien!`,
};

const HEADINGS: Record<ApplicationStatus, string> = {
  new: 'Your application has arrived',
  viewed: 'Your application was read',
  shortlisted: 'You are on the shortlist',
  interview: 'They would like to meet you',
  offer: 'They would like to make you an offer',
  hired: 'Pabien!',
  rejected: 'News about your application',
  withdrawn: 'Your application was withdrawn',
};

const SENTENCES: Record<ApplicationStatus, (company: string) => string> = {
  new: (company) => `${company} has received your application.`,
  viewed: (company) => `${company} has looked at your application.`,
  shortlisted: (company) => `${company} would like to know more about you: you are on the shortlist.`,
  interview: (company) => `${company} would like to meet you for an interview.`,
  offer: (company) => `${company} would like to make you an offer.`,
  hired: (company) => `${company} is glad to welcome you. Pabien!`,
  rejected: (company) =>
    `${company} has decided to go on with other applicants. Thank you for the time you took.`,
  withdrawn: (company) => `Your application at ${company} has been withdrawn.`,
};
