import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

interface Facts {
  siteUrl: string;
  name: string;
  count: number;
  vacancies: { vacancyId: number; title: string; count: number }[];
}

const applicants = (count: number): string => `${count} new ${count === 1 ? 'applicant' : 'applicants'}`;

/** Mails a recruiter the new applicants of the day, without their names. */
export function applicantSummaryMail({ siteUrl, name, count, vacancies }: Facts): Mail {
  return writeMail({
    template: 'applicant-summary',
    siteUrl,
    subject: `${applicants(count)} for your vacancies`,
    preheader: vacancies.map(({ title }) => title).join(', '),
    heading: `Bon dia, ${name}`,
    paragraphs: [`You have ${applicants(count)} since the last summary.`],
    reason: 'You get this mail because you chose one summary a day.',
    settings: {
      label: 'Choose which mails you get',
      url: `${siteUrl}/recruiter-dashboard/profile#notifications`,
    },
    items: vacancies.map((vacancy) => ({
      title: vacancy.title,
      url: `${siteUrl}/recruiter-dashboard/vacancies/${vacancy.vacancyId}/applicants`,
      lines: [applicants(vacancy.count)],
    })),
    action: { label: 'See all applicants', url: `${siteUrl}/recruiter-dashboard/applicants` },
  });
}
