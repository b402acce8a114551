import type { AlertFrequency, VacancyCard } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { vacancyLines } from '../../vacancies/vacancyLines.ts';

/** Asks the recipient to confirm the alert, since anyone may have entered the e-mail address. */
export function confirmAlertMail(facts: {
  siteUrl: string;
  token: string;
  name: string;
  frequency: AlertFrequency;
}): Mail {
  const { siteUrl, token, name, frequency } = facts;
  return writeMail({
    template: 'alert-confirm',
    siteUrl,
    subject: 'Please confirm: new vacancies by mail',
    preheader: 'It begins once you have confirmed.',
    heading: 'New vacancies by mail',
    paragraphs: [`Confirm that you want new vacancies for this search, ${frequency}.`],
    summary: {
      rows: [
        ['Search', name],
        ['Mails', frequency],
      ],
    },
    note: 'The link works for 48 hours.',
    reason:
      'You get this mail because somebody, probably you, entered this e-mail address. If it was not you, ignore it: you will hear no more of it.',
    action: { label: 'Yes, mail them to me', url: `${siteUrl}/api/search-alerts/confirm?token=${token}` },
  });
}

interface DigestFacts {
  siteUrl: string;
  name: string;
  /** All matches; the mail shows the first ones. */
  count: number;
  vacancies: VacancyCard[];
  /** Search page of the site. */
  searchUrl: string;
  unsubscribeUrl: string;
}

export function digestMail({
  siteUrl,
  name,
  count,
  vacancies,
  searchUrl,
  unsubscribeUrl,
}: DigestFacts): Mail {
  const more = count - vacancies.length;
  const [first] = vacancies;
  return writeMail({
    template: 'alert-digest',
    siteUrl,
    subject:
      count === 1
        ? `New: ${first!.title} at ${first!.company.name}`
        : `${count} new vacancies for your search`,
    preheader:
      count === 1
        ? vacancyLines(first!).join(', ')
        : vacancies
            .slice(0, 3)
            .map(({ title }) => title)
            .join(', '),
    heading: count === 1 ? 'A new vacancy for you' : `${count} new vacancies for you`,
    paragraphs: [
      count === 1
        ? `There is a new vacancy for your search. You look for: ${name}`
        : `There are ${count} new vacancies for your search. You look for: ${name}`,
    ],
    items: vacancies.map((vacancy) => ({
      title: vacancy.title,
      url: `${siteUrl}/vacancies/${vacancy.id}`,
      lines: vacancyLines(vacancy),
    })),
    action: {
      label: more > 0 ? `See the other ${more} as well` : 'See all vacancies of this search',
      url: searchUrl,
    },
    reason: 'You get this mail because you confirmed this alert.',
    leave: { label: 'End this alert', url: unsubscribeUrl },
  });
}
