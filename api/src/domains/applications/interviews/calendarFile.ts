import type { Locale } from '@cpa/shared/contracts';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEvent {
  interviewId: number;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  language: Locale;
  summary: string;
  description: string;
  /** Address or link. */
  location: string;
  /** Page of the interview. */
  url: string;
  siteUrl: string;
  /** Sender of the mails, as `Career Portal Aruba <jobs@example.aw>`. */
  mailFrom: string;
  organizer: string;
  attendee: { name: string; email: string };
}

/**
 * Writes an iCalendar file (RFC 5545). The UID never changes; a later file with a higher sequence replaces the event,
 * or removes it with CANCEL.
 */
export function writeCalendarFile(event: CalendarEvent, method: 'REQUEST' | 'CANCEL'): string {
  const isCancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Career Portal Aruba', product: 'Interviews', language: event.language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const { attendee } = event;
  calendar.createEvent({
    id: `interview-${event.interviewId}@${new URL(event.siteUrl).hostname}`,
    sequence: event.sequence,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: event.organizer, email: addressIn(event.mailFrom) },
    attendees: [{ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}

/** Extracts the e-mail address of `Name <address>`. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
