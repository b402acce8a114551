import { type VacancyStatus, addDays } from '@cpa/shared/contracts';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import type { Unit, Upcoming } from './entitlements.repository.ts';

/** The package that sponsors one vacancy. The specification names its number, and the URL of its page. */
export const SPONSORSHIP_PACKAGE_ID = 13;

/** Duration of the free posting in days. */
export const FREE_POSTING_DAYS = 30;

export interface Posting {
  /** Package of the posting; null: the free one. */
  entitlement_id: number | null;
  /** Last day of the posting. */
  posted_until: string;
  /** True if it uses a unit of the package. */
  isNew: boolean;
}

/** Posting options of a company. */
export interface Means {
  /** Another open vacancy uses the free posting. */
  isFreeTaken: boolean;
  units: Unit[];
  /** Postings that start next, read when no unit is left. */
  upcoming: Upcoming | null;
}

/** Package postings of a company. */
type PackageMeans = Pick<Means, 'units' | 'upcoming'>;

/** Latest posting of a vacancy. */
interface Posted {
  entitlement_id: number | null;
  posted_until: string | null;
}

/**
 * Chooses the posting of a vacancy from `today`: the free one, else the package unit that expires first. @throws
 * DomainError 402 when there is none.
 */
export function choosePosting({ isFreeTaken, ...means }: Means, today: string): Posting {
  if (!isFreeTaken) {
    return { entitlement_id: null, posted_until: addDays(today, FREE_POSTING_DAYS), isNew: true };
  }
  return fromPackage(means, today, 'no_posting_left');
}

/**
 * Reposts within the current posting, unless it is the free one and another vacancy uses it. Otherwise needs a new
 * posting. @throws DomainError 402 when there is none.
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
 * Extends an open vacancy until `wanted`. A free posting in use can be renewed; a package posting covers its
 * duration, beyond which the next one is added. @throws DomainError 402 when there is none.
 */
export function chooseExtension(posted: Posted, means: PackageMeans, wanted: string, today: string): Posting {
  const { entitlement_id, posted_until } = posted;
  if (posted_until !== null && wanted <= posted_until) return { entitlement_id, posted_until, isNew: false };
  if (entitlement_id === null) {
    return { entitlement_id, posted_until: addDays(today, FREE_POSTING_DAYS), isNew: true };
  }
  return fromPackage(means, posted_until ?? today, 'no_extension_left');
}

/** @throws DomainError 402 when no sponsorship is left. */
export function chooseSponsorship([unit]: Unit[], vacancyId: number): Unit {
  if (unit) return unit;
  throw new DomainError(402, 'no_sponsorship_left', {
    path: `/plans/${SPONSORSHIP_PACKAGE_ID}?vacancy=${vacancyId}&step=2`,
  });
}

/** @throws DomainError 422 when the new day is not later. */
export function assertLater(wanted: string, lastDay: string | null): void {
  if (lastDay === null || wanted > lastDay) return;
  throw invalidField('valid_through', 'extension_not_later', { date: lastDay });
}

function fromPackage(
  { units: [unit], upcoming }: PackageMeans,
  from: string,
  code: 'no_posting_left' | 'no_extension_left',
): Posting {
  if (!unit) {
    const { count = 0, starts_at } = upcoming ?? {};
    throw new DomainError(402, code, { count, day: starts_at?.toISOString() ?? '' });
  }
  const { entitlement_id, duration_days } = unit;
  return { entitlement_id, posted_until: addDays(from, duration_days), isNew: true };
}

/**
 * Returns the last day to apply: the requested one, else the end of the posting. @throws DomainError 422 for a day in
 * the past or after the posting.
 */
export function chooseLastDay(wanted: string | null | undefined, covered: string, today: string): string {
  if (wanted === null || wanted === undefined) return covered;
  assertNotPast(wanted, today);
  if (wanted > covered) {
    throw invalidField('valid_through', 'after_posting', { date: covered });
  }
  return wanted;
}

/**
 * Returns the last day after an edit; `wanted` is undefined when unchanged. @throws DomainError 422 for a day in the
 * past or after the posting, or when the vacancy is not open.
 */
export function editLastDay(
  vacancy: Posted & { status: VacancyStatus; valid_through: string | null },
  wanted: string | null | undefined,
  today: string,
): string | null {
  const { status, valid_through, posted_until } = vacancy;
  if (wanted === undefined || wanted === valid_through) return valid_through;
  if (status === 'draft') {
    if (wanted !== null) assertNotPast(wanted, today);
    return wanted;
  }
  if (status !== 'open') {
    throw invalidField('valid_through', 'last_day_not_open');
  }
  const covered = posted_until ?? valid_through;
  return covered === null ? wanted : chooseLastDay(wanted, covered, today);
}

/** @throws DomainError 422 for a day before today. */
export function assertNotPast(day: string, today: string): void {
  if (day < today) throw invalidField('valid_through', 'last_day_past');
}
