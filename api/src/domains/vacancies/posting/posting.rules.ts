import { SPONSORSHIP_PACKAGE_ID, type VacancyStatus } from '@cpa/shared/contracts';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import type { Unit } from './entitlements.repository.ts';

/** How many days the free posting of a company stays up. */
export const FREE_POSTING_DAYS = 30;

export interface Posting {
  /** The package it comes from; null: the free one. */
  entitlement_id: number | null;
  /** The last day it covers. */
  posted_until: string;
  /** Whether a unit of the package is used up by it. */
  isNew: boolean;
}

/** What a company has to post with. */
export interface Means {
  /** Another vacancy is up on the free posting. */
  isFreeTaken: boolean;
  units: Unit[];
}

/** What a vacancy was last posted with. */
interface Posted {
  entitlement_id: number | null;
  posted_until: string | null;
}

/**
 * What keeps a vacancy up from `today` on: the company's one free posting, or else the package's posting that runs
 * out first.
 * @throws DomainError 402 when there is neither.
 */
export function choosePosting({ isFreeTaken, units }: Means, today: string): Posting {
  if (!isFreeTaken) {
    return { entitlement_id: null, posted_until: addDays(today, FREE_POSTING_DAYS), isNew: true };
  }
  return fromPackage(
    units,
    today,
    'Your free posting is in use and no package has a posting left. Choose a package at /plans, or close a vacancy.',
  );
}

/**
 * A vacancy that was closed before its posting ended goes on with it, as long as it is not the free one and another
 * vacancy has taken that. Otherwise it needs a posting as a new one does.
 * @throws DomainError 402 when there is none.
 */
export function choosePostingAgain(posted: Posted, means: Means, today: string): Posting {
  const { entitlement_id, posted_until } = posted;
  const isKept = entitlement_id !== null || !means.isFreeTaken;
  if (posted_until !== null && posted_until >= today && isKept) {
    return { entitlement_id, posted_until, isNew: false };
  }
  return choosePosting(means, today);
}

/**
 * What lets an open vacancy stay up until `wanted`. The free posting can be renewed as long as it is in use; a
 * package's posting covers its days, and beyond them the next one is added.
 * @throws DomainError 402 when there is no next one.
 */
export function chooseExtension(posted: Posted, units: Unit[], wanted: string, today: string): Posting {
  const { entitlement_id, posted_until } = posted;
  if (posted_until !== null && wanted <= posted_until) return { entitlement_id, posted_until, isNew: false };
  if (entitlement_id === null) {
    return { entitlement_id, posted_until: addDays(today, FREE_POSTING_DAYS), isNew: true };
  }
  return fromPackage(
    units,
    posted_until ?? today,
    'This day is beyond what the posting covers, and no package has another one left. Choose a package at /plans.',
  );
}

/** @throws DomainError 402 when nothing is left to sponsor the vacancy with. */
export function chooseSponsorship([unit]: Unit[], vacancyId: number): Unit {
  if (unit) return unit;
  throw new DomainError(
    402,
    'no_sponsorship_left',
    `You have no sponsorship left. Choose one at /plans/${SPONSORSHIP_PACKAGE_ID}?vacancy=${vacancyId}&step=2.`,
  );
}

/** @throws DomainError 422 when an extension would not extend. */
export function mustBeLater(wanted: string, lastDay: string | null): void {
  if (lastDay === null || wanted > lastDay) return;
  throw invalidField('valid_through', `This vacancy is up until ${lastDay} already; choose a later day.`);
}

function fromPackage([unit]: Unit[], from: string, otherwise: string): Posting {
  if (!unit) throw new DomainError(402, 'no_posting_left', otherwise);
  const { entitlement_id, duration_days } = unit;
  return { entitlement_id, posted_until: addDays(from, duration_days), isNew: true };
}

/**
 * The last day on which one can apply: as wanted, or else as far as the posting goes.
 * @throws DomainError 422 when the day is over, or beyond what the posting covers.
 */
export function chooseLastDay(wanted: string | null | undefined, covered: string, today: string): string {
  if (wanted === null || wanted === undefined) return covered;
  mustNotBeOver(wanted, today);
  if (wanted > covered) {
    throw invalidField(
      'valid_through',
      `This posting lasts until ${covered}; choose that day or an earlier one.`,
    );
  }
  return wanted;
}

/**
 * The last day after the vacancy was edited; `wanted` is undefined where the editor left it alone.
 * @throws DomainError 422 when the day is over, beyond the posting, or the vacancy is not up at all.
 */
export function editLastDay(
  vacancy: Posted & { status: VacancyStatus; valid_through: string | null },
  wanted: string | null | undefined,
  today: string,
): string | null {
  const { status, valid_through, posted_until } = vacancy;
  if (wanted === undefined || wanted === valid_through) return valid_through;
  if (status === 'draft') {
    if (wanted !== null) mustNotBeOver(wanted, today);
    return wanted;
  }
  if (status !== 'open') {
    throw invalidField('valid_through', 'This vacancy is not open: choose its last day when you repost it.');
  }
  const covered = posted_until ?? valid_through;
  return covered === null ? wanted : chooseLastDay(wanted, covered, today);
}

/** @throws DomainError 422 for a day before today. */
export function mustNotBeOver(day: string, today: string): void {
  if (day < today) throw invalidField('valid_through', 'The last day to apply must not be in the past.');
}

/** The calendar day so many days later, as `2026-12-20`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
