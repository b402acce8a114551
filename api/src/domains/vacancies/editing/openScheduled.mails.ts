import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

interface Facts {
  siteUrl: string;
  vacancy: { id: number; title: string };
  /** Message of the rule that prevented it. */
  reason: string;
}

/** Mails the recruiter who scheduled a vacancy that could not be published. */
export function notPublishedMail({ siteUrl, vacancy, reason }: Facts): Mail {
  return writeMail({
    template: 'vacancy-not-published',
    siteUrl,
    subject: `${vacancy.title} was not published`,
    preheader: 'It is still a draft, and everything you wrote is saved.',
    heading: 'Your vacancy is still a draft',
    paragraphs: [
      `You scheduled ${vacancy.title} to be published now. It is still a draft: ${reason}`,
      'Everything you wrote is saved. Open the draft, then publish it or choose another time.',
    ],
    reason: 'You get this mail because you scheduled this vacancy.',
    action: {
      label: 'Open the draft',
      url: `${siteUrl}/recruiter-dashboard/vacancies/${vacancy.id}/edit`,
    },
  });
}
