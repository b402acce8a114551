import {
  type ApplicationStatus,
  FINAL_STATUSES,
  INTERVIEW_LIMITS,
  type InterviewProposal,
  type InterviewStatus,
} from '@cpa/shared/contracts';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';

const DAY_MS = 86_400_000;

/** Returns the time and place of an interview after the proposed move. */
export const movedFacts = ({ times, minutes, place, video_url, note }: InterviewProposal) => ({
  starts_at: new Date(times[0]!),
  minutes,
  place: place ?? null,
  video_url: video_url ?? null,
  note: note ?? '',
});

/** @throws DomainError 422 unless it has either a place or a video link, or for a past, too late or repeated time. */
export function assertProposal({ times, place, video_url }: InterviewProposal, now: Date): void {
  if (Boolean(place) === Boolean(video_url)) {
    throw invalidField('place', 'place_or_video');
  }
  const starts = times.map((time) => new Date(time).getTime());
  if (new Set(starts).size < starts.length) {
    throw invalidField('times', 'times_same');
  }
  if (starts.some((start) => start <= now.getTime())) {
    throw invalidField('times', 'time_over');
  }
  if (starts.some((start) => start > now.getTime() + INTERVIEW_LIMITS.days * DAY_MS)) {
    throw invalidField('times', 'time_too_late');
  }
}

/**
 * Times of the reminders in hours before the start: on the day before, or two hours before when the interview was
 * confirmed later than that. An interview confirmed within the last three hours needs no reminder: the confirmation
 * serves as one.
 */
export const REMINDERS = [
  { hours: 24, confirmedHours: 24 },
  { hours: 2, confirmedHours: 3 },
] as const;

/**
 * Time in days during which the closing of a vacancy calls off its interviews, which a job does every minute. Closings
 * before the upgrade that introduced this call off nothing that both sides still expect.
 */
export const CLOSING_DAYS = 1;

interface Interviewee {
  status: ApplicationStatus;
  /** Null once the applicant has deleted the account or retention has cleared the application. */
  account_id: number | null;
}

/** @throws DomainError 409 for an application that has ended. */
export function assertCanInvite({ status, account_id }: Interviewee): void {
  if (account_id === null) {
    throw new DomainError(409, 'applicant_removed');
  }
  if (!FINAL_STATUSES.includes(status)) return;
  throw new DomainError(409, status === 'withdrawn' ? 'application_ended_withdrawn' : 'application_ended');
}

/** Returns whether inviting moves the application to `interview`. */
export const movesToInterview = (status: ApplicationStatus): boolean =>
  status === 'new' || status === 'viewed' || status === 'shortlisted';

interface Standing {
  status: InterviewStatus;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** @throws DomainError 409 while another interview of the application is open. */
export function assertNoneOpen(interviews: readonly Standing[], now: Date): void {
  if (!interviews.some((interview) => isOpen(interview, now))) return;
  throw new DomainError(409, 'interview_open');
}

/** An interview that is cancelled or over allows another one. */
export const isOpen = ({ status, ends_at }: Standing, now: Date): boolean =>
  status === 'proposed' || status === 'declined' || (status === 'confirmed' && ends_at! > now);

/** @throws DomainError 409 for an interview that was cancelled or has begun. */
export function assertChangeable({ status, starts_at }: Standing, now: Date): void {
  if (status === 'cancelled') {
    throw new DomainError(409, 'interview_cancelled');
  }
  if (status === 'confirmed' && starts_at! <= now) {
    throw new DomainError(409, 'interview_over');
  }
}

/**
 * Returns whether a proposal changes anything about a confirmed interview. A repeated request changes nothing.
 * @throws DomainError 422 for more than one time.
 */
export function movesInterview(
  before: {
    starts_at: Date | null;
    minutes: number;
    place: string | null;
    video_url: string | null;
    note: string;
  },
  { times, minutes, place, video_url, note }: InterviewProposal,
): boolean {
  if (times.length > 1) {
    throw invalidField('times', 'one_time_only');
  }
  return (
    new Date(times[0]!).getTime() !== before.starts_at?.getTime() ||
    minutes !== before.minutes ||
    (place ?? null) !== before.place ||
    (video_url ?? null) !== before.video_url ||
    (note ?? '') !== before.note
  );
}

/** @throws DomainError 409 for a time at which the recruiter has another confirmed interview. */
export function assertRecruiterIsFree(slot: { is_taken: boolean } | undefined): void {
  if (!slot?.is_taken) return;
  throw new DomainError(409, 'recruiter_busy');
}

/** @throws DomainError 409 unless the applicant has to choose a time. */
export function assertAwaitsChoice({ status }: Standing): void {
  if (status === 'proposed') return;
  const codes = {
    confirmed: 'interview_chosen',
    declined: 'interview_declined',
    cancelled: 'interview_cancelled',
  } as const;
  throw new DomainError(409, codes[status]);
}

/** @throws DomainError 409 for a time that the company has removed, that is in the past, or that was taken. */
export function assertFree(slot: { starts_at: Date } | undefined, isTaken: boolean, now: Date): asserts slot {
  if (!slot) {
    throw new DomainError(409, 'times_changed');
  }
  if (slot.starts_at <= now) {
    throw new DomainError(409, 'slot_over');
  }
  if (isTaken) {
    throw new DomainError(409, 'slot_taken');
  }
}
