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
  if (status !== 'draft') throw invalidField('opens_at', 'Only a draft can be scheduled.');
  if (opens <= now) throw invalidField('opens_at', 'Choose a time in the future, or publish now.');
  if (opens.getTime() - now.getTime() > FURTHEST_DAYS * DAY_MS) {
    throw invalidField('opens_at', `Choose a time within ${FURTHEST_DAYS} days.`);
  }
  if (valid_through !== null && valid_through < dayInAruba(opens)) {
    throw invalidField('opens_at', `The last day to apply, ${valid_through}, is before this day.`);
  }
}

const DAY_MS = 24 * 3_600_000;
