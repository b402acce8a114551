import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Asks the recipient to confirm the newsletter, since anyone may have entered the e-mail address. */
export function confirmNewsletterMail(facts: { siteUrl: string; token: string }): Mail {
  return writeMail({
    template: 'newsletter-confirm',
    siteUrl: facts.siteUrl,
    subject: 'Please confirm: the newsletter of Career Portal Aruba',
    preheader: 'You get it once you have confirmed.',
    heading: 'Our newsletter',
    paragraphs: ['Confirm that you want our newsletter at this e-mail address.'],
    note: 'The link works for 48 hours.',
    reason:
      'You get this mail because somebody, probably you, asked for our newsletter. If it was not you, ignore it: you will hear no more of it.',
    action: {
      label: 'Yes, send it to me',
      url: `${facts.siteUrl}/api/newsletter-email/confirm?token=${facts.token}`,
    },
  });
}

export function newsletterWelcomeMail(facts: { siteUrl: string; unsubscribeToken: string }): Mail {
  return writeMail({
    template: 'newsletter-welcome',
    siteUrl: facts.siteUrl,
    subject: 'You are on the list',
    preheader: 'Your e-mail address is confirmed.',
    heading: 'Bon bini',
    paragraphs: [
      'Your address is confirmed. From now on you get our newsletter.',
      'You can leave at any time, with the link at the foot of each mail.',
    ],
    action: { label: 'Look at the vacancies', url: `${facts.siteUrl}/vacancies` },
    reason: 'You get this mail because you confirmed the newsletter.',
    leave: {
      label: 'Leave the newsletter',
      url: `${facts.siteUrl}/api/newsletter-email/unsubscribe?token=${facts.unsubscribeToken}`,
    },
  });
}
