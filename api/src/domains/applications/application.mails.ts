import { writeMail, type Mail } from '../../platform/mail/mail.ts';

interface Facts {
  siteUrl: string;
  /** Name of the applicant. */
  name: string;
  title: string;
  company: string;
  vacancyId: number;
}

/** Mails the applicant. */
export function applicationReceivedMail({ siteUrl, name, title, company, vacancyId }: Facts): Mail {
  return writeMail({
    template: 'application-received',
    subject: `Your application for ${title}`,
    paragraphs: [
      `Bon bini ${name},`,
      `Your application for ${title} has arrived at ${company}. We will tell you when something changes.`,
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
}: Facts & { applicationId: number }): Mail {
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
