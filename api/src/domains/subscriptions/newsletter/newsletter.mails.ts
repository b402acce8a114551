import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Asks the recipient to confirm the newsletter, since anyone may have entered the e-mail address. */
export function confirmNewsletterMail(facts: { siteUrl: string; token: string }): Mail {
  return writeMail({
    template: 'newsletter-confirm',
    subject: 'Please confirm: the newsletter of Career Portal Aruba',
    paragraphs: [
      'Bon bini,',
      'Somebody, probably you, asked for our newsletter at this address. You get it once you have confirmed; the link works for 48 hours.',
      'If it was not you, you can ignore this mail: you will hear no more of it.',
    ],
    action: {
      label: 'Yes, send it to me',
      url: `${facts.siteUrl}/api/newsletter-email/confirm?token=${facts.token}`,
    },
  });
}

export function newsletterWelcomeMail(facts: { siteUrl: string; unsubscribeToken: string }): Mail {
  return writeMail({
    template: 'newsletter-welcome',
    subject: 'You are on the list',
    paragraphs: [
      'Bon bini,',
      'Your address is confirmed. From now on you get our newsletter.',
      'You can leave at any time, with the link at the foot of each mail.',
    ],
    action: { label: 'Look at the vacancies', url: `${facts.siteUrl}/vacancies` },
    leave: {
      label: 'Leave the newsletter',
      url: `${facts.siteUrl}/api/newsletter-email/unsubscribe?token=${facts.unsubscribeToken}`,
    },
  });
}
