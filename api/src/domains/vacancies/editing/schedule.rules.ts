import { dayInAruba, type VacancyStatus } from '@cpa/shared/contracts';
import { invalidField } from '../../../platform/errors/domainError.ts';

/** Maximum number of days between today and the scheduled day. */
const FURTHEST_DAYS = 365;

/** @throws DomainError 422 when a draft cannot be published at this time. */
export function assertValidSchedule(
  opensAt: string,
  { status, valid_through }: { status: VacancyStatus; valid_through: string | null },
  now: Date,
): void {
  const opens = new Date(opensAt);
  if (status !== 'draft') throw invalidField('opens_at', 'schedule_not_draft');
  if (opens <= now) throw invalidField('opens_at', 'schedule_in_past');
  if (opens.getTime() - now.getTime() > FURTHEST_DAYS * DAY_MS) {
    throw invalidField('opens_at', 'schedule_too_late', { days: FURTHEST_DAYS });
  }
  if (valid_through !== null && valid_through < dayInAruba(opens)) {
    throw invalidField('opens_at', 'schedule_after_last_day', { date: valid_through });
  }
}

const DAY_MS = 24 * 3_600_000;
