import type { Locale } from '@cpa/shared/contracts';
import ical, {
  type ICalCalendar,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';

export interface CalendarEvent {
  interviewId: number;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  /** Street address or link of a video call. */
  location: string;
  /** Page of the interview. */
  url: string;
}

export interface CalendarInvitation extends CalendarEvent {
  language: Locale;
  siteUrl: string;
  /** Sender of the mails, for example `Career Portal Aruba <jobs@example.aw>`. */
  mailFrom: string;
  organizer: string;
  attendee: { name: string; email: string };
}

/**
 * Writes an iCalendar file (RFC 5545). The UID never changes; a later file with a higher sequence replaces the event,
 * or removes it with CANCEL.
 */
export function writeCalendarFile(event: CalendarInvitation, method: 'REQUEST' | 'CANCEL'): string {
  const isCancelled = method === 'CANCEL';
  const calendar = aCalendar(event.language);
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  const { attendee } = event;
  const entry = addEvent(calendar, event, event.siteUrl);
  entry.status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
  entry.organizer({ name: event.organizer, email: addressIn(event.mailFrom) });
  entry.createAttendee({ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  return calendar.toString();
}

/** Seconds after which a calendar program reads a subscription again, if it follows the file. */
const REFRESH_SECONDS = 900;

/**
 * Writes the iCalendar file of a subscription. An interview has the same UID as in mails, so that a program with both
 * shows one entry. An interview that is missing from the file disappears from the calendar.
 */
export function writeCalendarFeed(
  name: string,
  events: readonly CalendarEvent[],
  { language, siteUrl }: Pick<CalendarInvitation, 'language' | 'siteUrl'>,
): string {
  const calendar = aCalendar(language).name(name).ttl(REFRESH_SECONDS);
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const event of events) addEvent(calendar, event, siteUrl).status(ICalEventStatus.CONFIRMED);
  return calendar.toString();
}

const aCalendar = (language: Locale): ICalCalendar =>
  ical({
    prodId: { company: 'Career Portal Aruba', product: 'Interviews', language: language.toUpperCase() },
  });

function addEvent(calendar: ICalCalendar, event: CalendarEvent, siteUrl: string): ICalEvent {
  return calendar.createEvent({
    id: `interview-${event.interviewId}@${new URL(siteUrl).hostname}`,
    sequence: event.sequence,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url,
  });
}

/** Extracts the e-mail address of `Name <address>`. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
