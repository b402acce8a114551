import type { Locale } from '@cpa/shared/contracts';
import { createServerTexts } from '@cpa/shared/server';
import type { Quote } from '../../../platform/mail/letter.ts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { periodInAruba } from './arubaTime.ts';
import type english from './calendar.messages.json';
import type { Values } from './calendar.messages.values.ts';
import { writeCalendarFile } from './calendarFile.ts';
import type { InterviewFacts } from './interviews.repository.ts';

const calendarText = createServerTexts<typeof english, Values>(
  new URL('calendar.messages.json', import.meta.url),
);

/** Settings that mails are rendered with. */
export interface MailSettings {
  siteUrl: string;
  mailFrom: string;
}

/** The receiver of a mail: the applicant or a recruiter. */
export interface Receiver {
  side: 'applicant' | 'company';
  name: string;
  email: string;
  /** Default: English. */
  language?: Locale;
}

/** A confirmed time. */
interface Appointment {
  startsAt: Date;
  minutes: number;
  sequence: number;
}

/** Mails proposed times to the applicant, who chooses one on the application page. */
export function timesProposedMail(
  facts: InterviewFacts,
  times: readonly Date[],
  to: Receiver,
  settings: MailSettings,
): Mail {
  return writeMail({
    template: 'interview-times',
    ...footOf(facts, to, settings),
    subject: `Choose a time for your interview: ${facts.title}`,
    preheader: `${facts.company} proposes ${times.length === 1 ? 'a time' : `${times.length} times`}.`,
    heading: 'They would like to meet you',
    paragraphs: [
      `Bon bini ${to.name}, ${facts.company} would like to meet you about ${facts.title}. Please choose one of these times.`,
    ],
    summary: {
      rows: [
        [
          times.length === 1 ? 'Time' : 'Times',
          times.map((time) => periodInAruba(time, facts.minutes)).join('\n'),
        ],
        whereRow(facts),
      ],
    },
    ...(facts.note && { quote: { text: facts.note, by: facts.company } }),
    note: 'If no time suits you, say so on the same page and the company can propose others.',
    action: { label: 'Choose a time', url: pageUrl(facts, to, settings) },
  });
}

/** Mails the confirmed time with its calendar file. */
export function confirmedMail(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
): Mail {
  const other = to.side === 'applicant' ? facts.company : nameOf(facts);
  const mail = appointmentMail(facts, appointment, to, settings, {
    template: 'interview-confirmed',
    subject: `Interview confirmed: ${facts.title}`,
    heading: 'Your interview is confirmed',
    lead: `Your interview with ${other} about ${facts.title} is confirmed.`,
  });
  return withCalendar(mail, facts, appointment, to, settings, 'REQUEST');
}

/** Mails the new time or place of a confirmed interview with the file that updates its calendar entry. */
export function movedMail(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
  before: Omit<Appointment, 'sequence'>,
): Mail {
  const hasNewTime = before.startsAt.getTime() !== appointment.startsAt.getTime();
  const verb = hasNewTime ? 'moved' : 'changed';
  const mail = appointmentMail(facts, appointment, to, settings, {
    template: 'interview-moved',
    subject: `Interview ${verb}: ${facts.title}`,
    heading: `Your interview has ${verb}`,
    lead:
      to.side === 'applicant'
        ? `${facts.company} has ${verb} your interview about ${facts.title}.`
        : `The interview with ${nameOf(facts)} about ${facts.title} has ${verb}.`,
    ...(hasNewTime && { before }),
  });
  return withCalendar(mail, facts, appointment, to, settings, 'REQUEST');
}

/** Mails a reminder, on the day before or two hours before. The calendar file came with the confirmation. */
export function reminderMail(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
): Mail {
  const other = to.side === 'applicant' ? facts.company : nameOf(facts);
  return appointmentMail(facts, appointment, to, settings, {
    template: 'interview-reminder',
    subject: `Reminder: your interview about ${facts.title}`,
    heading: 'Your interview is soon',
    lead: `You have an interview with ${other} about ${facts.title} soon.`,
  });
}

/** Mails that a confirmed time no longer holds, with the file that removes it from the calendar. */
export function calledOffMail(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
  { reason, next }: { reason: Quote | null; next: string },
): Mail {
  const period = periodInAruba(appointment.startsAt, appointment.minutes);
  const mail = writeMail({
    template: 'interview-cancelled',
    ...footOf(facts, to, settings),
    subject: `Interview called off: ${facts.title}`,
    preheader: `It was planned on ${period}.`,
    heading: 'The interview is called off',
    paragraphs: [
      `Bon bini ${to.name}, the interview about ${facts.title} on ${period} does not take place.`,
      next,
    ],
    ...(reason && { quote: reason }),
    action: actionOf(facts, to, settings),
  });
  return withCalendar(mail, facts, appointment, to, settings, 'CANCEL');
}

/** Mails news about proposed times that were not confirmed: declined or cancelled. */
export function timesEndedMail(
  facts: InterviewFacts,
  to: Receiver,
  settings: MailSettings,
  { subject, lead, quote }: { subject: string; lead: string; quote: Quote | null },
): Mail {
  return writeMail({
    template: 'interview-news',
    subject: `${subject}: ${facts.title}`,
    ...footOf(facts, to, settings),
    preheader: lead,
    heading: subject,
    paragraphs: [`Bon bini ${to.name}. ${lead}`],
    ...(quote && { quote }),
    action: actionOf(facts, to, settings),
  });
}

/** The calendar file of a confirmed interview. */
export function calendarFileOf(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
): string {
  const { title } = facts;
  const t = calendarText(to.language ?? 'en');
  const other = to.side === 'applicant' ? facts.company : facts.name;
  return writeCalendarFile(
    {
      interviewId: facts.id,
      sequence: appointment.sequence,
      startsAt: appointment.startsAt,
      endsAt: new Date(appointment.startsAt.getTime() + appointment.minutes * 60_000),
      language: to.language ?? 'en',
      summary: other === null ? t('summaryUnnamed', { title }) : t('summary', { title, other }),
      description: [facts.note, pageUrl(facts, to, settings)].filter(Boolean).join('\n\n'),
      location: facts.place ?? facts.video_url ?? '',
      url: pageUrl(facts, to, settings),
      ...settings,
      organizer: facts.company,
      attendee: { name: to.name, email: to.email },
    },
    method,
  );
}

/** Name of the applicant, as far as it is known. */
export const nameOf = ({ name }: Pick<InterviewFacts, 'name'>): string => name ?? 'the applicant';

function appointmentMail(
  facts: InterviewFacts,
  { startsAt, minutes }: Appointment,
  to: Receiver,
  settings: MailSettings,
  {
    template,
    subject,
    heading,
    lead,
    before,
  }: Record<'template' | 'subject' | 'heading' | 'lead', string> & { before?: Omit<Appointment, 'sequence'> },
): Mail {
  const hasNote = facts.note && to.side === 'applicant';
  return writeMail({
    template,
    ...footOf(facts, to, settings),
    subject,
    preheader: periodInAruba(startsAt, minutes),
    heading,
    paragraphs: [`Bon bini ${to.name}. ${lead}`],
    summary: {
      title: facts.title,
      rows: [
        [before ? 'New time' : 'Time', periodInAruba(startsAt, minutes)],
        ...(before
          ? [['Before', periodInAruba(before.startsAt, before.minutes)] satisfies [string, string]]
          : []),
        whereRow(facts),
      ],
    },
    ...(hasNote && { quote: { text: facts.note, by: facts.company } }),
    note: 'If you cannot come, cancel or ask for another time on that page.',
    action: actionOf(facts, to, settings),
  });
}

function withCalendar(
  mail: Mail,
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
  method: 'REQUEST' | 'CANCEL',
): Mail {
  const calendar = calendarFileOf(facts, appointment, to, settings, method);
  return { ...mail, calendar, calendar_method: method };
}

const whereRow = ({ place, video_url }: InterviewFacts): [label: string, value: string] =>
  place === null ? ['Video call', video_url ?? ''] : ['Place', place];

/** Why the receiver gets the mail, and where to choose which mails to get. */
const footOf = (facts: InterviewFacts, { side }: Receiver, { siteUrl }: MailSettings) => ({
  siteUrl,
  reason:
    side === 'applicant'
      ? 'You get this mail because you applied for this vacancy.'
      : `You get this mail because you recruit for ${facts.company}.`,
  settings: {
    label: 'Choose which mails you get',
    url: `${siteUrl}${side === 'applicant' ? '/applicant/privacy' : '/recruiter-dashboard/profile'}#notifications`,
  },
});

const actionOf = (facts: InterviewFacts, to: Receiver, settings: MailSettings) => ({
  label: to.side === 'applicant' ? 'See my application' : 'Open the application',
  url: pageUrl(facts, to, settings),
});

const pageUrl = (facts: InterviewFacts, { side }: Receiver, { siteUrl }: MailSettings): string =>
  side === 'applicant'
    ? `${siteUrl}/applicant/applications/${facts.vacancy_id}`
    : `${siteUrl}/recruiter-dashboard/applicants/${facts.application_id}`;
