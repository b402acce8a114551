import { type ApplicationStatus, applicantStatusWords } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../platform/mail/mail.ts';

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
    subject: `Your application for ${title}`,
    paragraphs: [
      `Bon bini ${name},`,
      `Your application for ${title} has arrived at ${company}. We will e-mail you when there is news.`,
    ],
    action: { label: 'See my application', url: `${siteUrl}/applicant/applications/${vacancyId}` },
  });
}

/** Mails the company. */
export function newApplicantMail({
  siteUrl,
  name,
  title,
  applicationId,
}: ApplicationFacts & { applicationId: number }): Mail {
  return writeMail({
    template: 'new-applicant',
    subject: `A new applicant for ${title}`,
    paragraphs: [`${name} has applied for ${title}.`],
    action: {
      label: 'Open the application',
      url: `${siteUrl}/recruiter-dashboard/applicants/${applicationId}`,
    },
  });
}

interface StatusFacts extends ApplicationFacts {
  status: ApplicationStatus;
  note: string | null;
}

/** Mails the applicant with gentler wording than the recruiter's labels. */
export function statusChangedMail(facts: StatusFacts): Mail {
  const { siteUrl, name, title, company, vacancyId, status, note } = facts;
  return writeMail({
    template: 'status-changed',
    subject: `News about your application for ${title}`,
    paragraphs: [
      `Bon bini ${name},`,
      `${SENTENCES[status](company)} This is about your application for ${title}.`,
      `Status: ${applicantStatusWords[status]}`,
      ...(note ? [`${company} writes:\n${note}`] : []),
    ],
    action: { label: 'See my application', url: `${siteUrl}/applicant/applications/${vacancyId}` },
  });
}

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
