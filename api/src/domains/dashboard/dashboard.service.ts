import {
  type Attention,
  dayInAruba,
  FINAL_STATUSES,
  type RecruiterCounts,
  type RecruiterDashboard,
} from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors/domainError.ts';
import type { Caller } from '../accounts/caller.ts';
import { findCompanyAskingStep } from '../accounts/second-step/companyRule.repository.ts';
import { readUpcoming } from '../vacancies/posting/entitlements.repository.ts';
import { sortByUrgency } from './attention.rules.ts';
import * as repository from './dashboard.repository.ts';

/** Days of the chart, and of the period before it. */
const PERIOD_DAYS = 30;

/** Counts of the navigation. Before verification a recruiter sees no applicants. */
export const navigationCounts = (
  { members, vacancies, newApplicants }: repository.CompanyTotals,
  { verified }: Pick<Caller, 'verified'>,
) => ({ members, vacancies, new_applicants: verified ? newApplicants : 0 });

/** Reads the figures of the navigation; null without a company. @throws DomainError 404 for another company. */
export async function readCounts(
  db: Database,
  caller: Caller,
  requestedId: number | undefined,
): Promise<RecruiterCounts | null> {
  const company_id = await ownCompanyId(db, caller, requestedId);
  if (company_id === undefined) return null;
  const [totals, left, [upcoming]] = await Promise.all([
    repository.readTotals(db, company_id),
    repository.readPostingsLeft(db, company_id),
    readUpcoming(db, [company_id]),
  ]);
  return {
    company_id,
    ...navigationCounts(totals, caller),
    postings: {
      ...left,
      is_free_available: totals.isFreeAvailable,
      upcoming: upcoming ? { count: upcoming.count, first_day: dayInAruba(upcoming.starts_at) } : null,
    },
  };
}

/**
 * Reads the dashboard of a company. Without a company it lists the first steps only; it names no applicants before
 * verification, and while a company waits for the second step of the caller. @throws DomainError 404 for another company.
 */
export async function readDashboard(
  db: Database,
  caller: Caller,
  requestedId: number | undefined,
  now = new Date(),
): Promise<RecruiterDashboard> {
  const id = await ownCompanyId(db, caller, requestedId);
  const unverified: Attention[] = caller.verified ? [] : [{ kind: 'unverified', email: caller.email }];
  if (id === undefined) return { ...EMPTY, attention: unverified, first_steps: firstSteps(caller) };
  const mayReview = caller.verified && (await findCompanyAskingStep(db, caller)) === undefined;
  const [totals, left, waiting, orders, days, stages, latest, called_off] = await Promise.all([
    repository.readTotals(db, id),
    repository.readPostingsLeft(db, id),
    repository.readWaitingVacancies(db, id),
    repository.readUnpaidOrders(db, id),
    repository.readDays(db, id, 2 * PERIOD_DAYS),
    repository.countStages(db, id),
    mayReview ? repository.readLatest(db, id) : [],
    mayReview ? repository.readCalledOff(db, { recruiterId: caller.id, companyId: id }) : [],
  ]);
  const unpaid = orders.map(({ id: order_id, created_at, ...order }): Attention => {
    const payment_status = order.payment_status as 'pending' | 'failed' | 'expired';
    return { ...order, kind: 'unpaid_order', order_id, payment_status, created_at: created_at.toISOString() };
  });
  const before = days.slice(0, PERIOD_DAYS);
  return {
    company_id: id,
    open_vacancies: totals.open,
    applicants_under_way: sum(
      stages.filter(({ status }) => !FINAL_STATUSES.includes(status)).map(({ count }) => count),
    ),
    attention: sortByUrgency(
      [
        ...unverified,
        ...unpaid,
        ...waiting.flatMap((vacancy) => attentionOf(vacancy, caller)),
        ...draftsOf(waiting),
        ...noPostings(totals, left),
      ],
      now,
    ),
    called_off,
    chart: {
      days: days.slice(PERIOD_DAYS),
      before: {
        views: sum(before.map(({ views }) => views)),
        applications: sum(before.map(({ applications }) => applications)),
      },
    },
    stages,
    latest,
    first_steps: firstSteps(caller, totals),
  };
}

const EMPTY = {
  company_id: null,
  open_vacancies: 0,
  applicants_under_way: 0,
  called_off: [],
  chart: { days: [], before: { views: 0, applications: 0 } },
  stages: [],
  latest: [],
};

async function ownCompanyId(
  db: Database,
  caller: Caller,
  requestedId: number | undefined,
): Promise<number | undefined> {
  const id = await repository.findOwnCompanyId(db, caller.id, requestedId);
  if (id === undefined && requestedId !== undefined) throw notFound('company');
  return id;
}

function firstSteps(
  { verified }: Caller,
  totals?: repository.CompanyTotals,
): RecruiterDashboard['first_steps'] {
  return {
    is_verified: verified,
    has_company: totals !== undefined,
    has_draft: totals !== undefined && totals.vacancies > 0,
    has_published: totals?.hasPublished ?? false,
  };
}

function attentionOf(vacancy: repository.WaitingVacancy, { verified }: Caller): Attention[] {
  const { id: vacancy_id, title, isExpiring, valid_through, newCount, since, applicants, hired } = vacancy;
  const found: Attention[] = [];
  if (isExpiring && valid_through !== null)
    found.push({ kind: 'expiring', vacancy_id, title, valid_through, applicants, hired });
  if (verified && newCount > 0 && since)
    found.push({ kind: 'new_applicants', vacancy_id, title, count: newCount, since: since.toISOString() });
  return found;
}

function draftsOf(waiting: readonly repository.WaitingVacancy[]): Attention[] {
  const drafts = waiting
    .filter(({ isDraft }) => isDraft)
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime());
  const [newest] = drafts;
  if (!newest) return [];
  const { id, title, updated_at } = newest;
  const imported = drafts.filter(({ isImported }) => isImported).length;
  const count = drafts.length;
  return [{ kind: 'drafts', count, imported, vacancy_id: id, title, updated_at: updated_at.toISOString() }];
}

/** A company with drafts that it cannot publish needs postings. */
function noPostings(
  { drafts, isFreeAvailable }: repository.CompanyTotals,
  { left }: repository.PostingsLeft,
): Attention[] {
  return drafts > 0 && left === 0 && !isFreeAvailable ? [{ kind: 'no_postings', drafts }] : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
