import type { Locale } from '@cpa/shared/contracts';
import { createServerTexts } from '@cpa/shared/server';
import type { Quote } from '../../../platform/mail/letter.ts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from '../mailTexts.ts';
import { periodInAruba } from './arubaTime.ts';
import type english from './calendar.messages.json';
import type { Values } from './calendar.messages.values.ts';
import { type CalendarEvent, writeCalendarFile } from './calendarFile.ts';
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
  language: Locale;
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
  const t = mailTextIn(to.language);
  const { title, company } = facts;
  const count = times.length;
  return writeMail({
    template: 'interview-times',
    ...footOf(facts, to, settings),
    subject: t('proposed.subject', { title }),
    preheader: t('proposed.preheader', { company, count }),
    heading: t('heading.interview'),
    paragraphs: [t('proposed.lead', { name: to.name, company, title })],
    summary: {
      rows: [
        [
          t('interview.times', { count }),
          times.map((time) => periodInAruba(time, facts.minutes, to.language)).join('\n'),
        ],
        whereRow(facts, to),
      ],
    },
    ...(facts.note && { quote: { text: facts.note, by: company } }),
    note: t('proposed.note'),
    action: { label: t('proposed.action'), url: pageUrl(facts, to, settings) },
  });
}

/** Mails the confirmed time with its calendar file. */
export function confirmedMail(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
): Mail {
  const t = mailTextIn(to.language);
  const { title } = facts;
  const mail = appointmentMail(facts, appointment, to, settings, {
    template: 'interview-confirmed',
    subject: t('confirmed.subject', { title }),
    heading: t('confirmed.heading'),
    lead: t('confirmed.lead', { other: otherSide(facts, to), title }),
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
  const change = hasNewTime ? 'moved' : 'changed';
  const t = mailTextIn(to.language);
  const { title, company } = facts;
  const mail = appointmentMail(facts, appointment, to, settings, {
    template: 'interview-moved',
    subject: t('moved.subject', { change, title }),
    heading: t('moved.heading', { change }),
    lead:
      to.side === 'applicant'
        ? t('moved.applicant', { company, change, title })
        : t('moved.company', { name: otherSide(facts, to), change, title }),
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
  const t = mailTextIn(to.language);
  const { title } = facts;
  return appointmentMail(facts, appointment, to, settings, {
    template: 'interview-reminder',
    subject: t('reminder.subject', { title }),
    heading: t('reminder.heading'),
    lead: t('reminder.lead', { other: otherSide(facts, to), title }),
  });
}

/** Mails that a confirmed time is cancelled, with the file that removes it from the calendar. */
export function calledOffMail(
  facts: InterviewFacts,
  appointment: Appointment,
  to: Receiver,
  settings: MailSettings,
  { reason, next }: { reason: Quote | null; next: string },
): Mail {
  const t = mailTextIn(to.language);
  const { title } = facts;
  const period = periodInAruba(appointment.startsAt, appointment.minutes, to.language);
  const mail = writeMail({
    template: 'interview-cancelled',
    ...footOf(facts, to, settings),
    subject: t('calledOff.subject', { title }),
    preheader: t('calledOff.preheader', { period }),
    heading: t('calledOff.heading'),
    paragraphs: [t('calledOff.lead', { name: to.name, title, period }), next],
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
  { heading, lead, quote }: { heading: string; lead: string; quote: Quote | null },
): Mail {
  const t = mailTextIn(to.language);
  return writeMail({
    template: 'interview-news',
    subject: t('ended.subject', { heading, title: facts.title }),
    ...footOf(facts, to, settings),
    preheader: lead,
    heading,
    paragraphs: [t('news.lead', { name: to.name, sentence: lead })],
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
  return writeCalendarFile(
    {
      ...calendarEventOf(facts, appointment, to, settings),
      language: to.language,
      ...settings,
      organizer: facts.company,
      attendee: { name: to.name, email: to.email },
    },
    method,
  );
}

/** Describes a confirmed time to calendar programs. */
export function calendarEventOf(
  facts: InterviewFacts,
  { startsAt, minutes, sequence }: Appointment,
  to: Pick<Receiver, 'side' | 'language'>,
  settings: MailSettings,
): CalendarEvent {
  const { id: interviewId, title } = facts;
  const t = calendarText(to.language);
  const other = to.side === 'applicant' ? facts.company : facts.name;
  const url = pageUrl(facts, to, settings);
  return {
    interviewId,
    sequence,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    summary: other === null ? t('summaryUnnamed', { title }) : t('summary', { title, other }),
    description: [facts.note, url].filter(Boolean).join('\n\n'),
    location: facts.place ?? facts.video_url ?? '',
    url,
  };
}

/** Name of a calendar of interviews. */
export const calendarNameIn = (language: Locale): string => calendarText(language)('calendar');

/** Name of the applicant, as far as it is known. */
export const nameOf = ({ name }: Pick<InterviewFacts, 'name'>, language: Locale): string =>
  name ?? mailTextIn(language)('interview.theApplicant');

const otherSide = (facts: InterviewFacts, { side, language }: Receiver): string =>
  side === 'applicant' ? facts.company : nameOf(facts, language);

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
  const t = mailTextIn(to.language);
  const hasNote = facts.note && to.side === 'applicant';
  return writeMail({
    template,
    ...footOf(facts, to, settings),
    subject,
    preheader: periodInAruba(startsAt, minutes, to.language),
    heading,
    paragraphs: [t('news.lead', { name: to.name, sentence: lead })],
    summary: {
      title: facts.title,
      rows: [
        [t(before ? 'interview.newTime' : 'interview.time'), periodInAruba(startsAt, minutes, to.language)],
        ...(before
          ? [
              [t('interview.before'), periodInAruba(before.startsAt, before.minutes, to.language)] satisfies [
                string,
                string,
              ],
            ]
          : []),
        whereRow(facts, to),
      ],
    },
    ...(hasNote && { quote: { text: facts.note, by: facts.company } }),
    note: t('interview.cannotCome'),
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

function whereRow(
  { place, video_url }: InterviewFacts,
  { language }: Receiver,
): [label: string, value: string] {
  const t = mailTextIn(language);
  return place === null ? [t('interview.videoCall'), video_url ?? ''] : [t('interview.place'), place];
}

/** Reason for the mail, and where to change the notification settings. */
function footOf({ company }: InterviewFacts, { side, language }: Receiver, { siteUrl }: MailSettings) {
  const t = mailTextIn(language);
  const page = side === 'applicant' ? '/applicant/privacy' : '/recruiter-dashboard/profile';
  return {
    siteUrl,
    language,
    reason: side === 'applicant' ? t('applied.reason') : t('interview.reason', { company }),
    settings: { label: t('settings'), url: `${siteIn(siteUrl, language)}${page}#notifications` },
  };
}

const actionOf = (facts: InterviewFacts, to: Receiver, settings: MailSettings) => ({
  label: mailTextIn(to.language)(to.side === 'applicant' ? 'seeApplication' : 'openApplication'),
  url: pageUrl(facts, to, settings),
});

function pageUrl(
  facts: InterviewFacts,
  { side, language }: Pick<Receiver, 'side' | 'language'>,
  { siteUrl }: MailSettings,
): string {
  const site = siteIn(siteUrl, language);
  return side === 'applicant'
    ? `${site}/applicant/applications/${facts.vacancy_id}`
    : `${site}/recruiter-dashboard/applicants/${facts.application_id}`;
}
