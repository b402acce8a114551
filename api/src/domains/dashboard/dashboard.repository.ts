import { type ApplicationStatus, dayInAruba, type RecruiterDashboard } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { endCause } from '../applications/applicationEnd.repository.ts';
import { mayReadProfile } from '../applications/access/profileAccess.repository.ts';
import { isListed, today } from '../companies/listedVacancies.repository.ts';
import { textLanguage } from '../vacancies/text-language/textLanguage.repository.ts';
import { isValid } from '../vacancies/posting/entitlements.repository.ts';
import { postingsBought } from '../vacancies/posting/postings.repository.ts';

/** Days before its last day on which a vacancy asks for attention. */
const EXPIRING_DAYS = 7;
const LATEST = 4;
const MAX_CALLED_OFF = 4;

/** Resolves to the company of the recruiter: the given one, else the first. */
export async function findOwnCompanyId(
  db: Executor,
  recruiterId: number,
  companyId: number | undefined,
): Promise<number | undefined> {
  let query = db
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', recruiterId)
    .orderBy('created_at')
    .orderBy('company_id')
    .limit(1);
  if (companyId !== undefined) query = query.where('company_id', '=', companyId);
  return (await query.executeTakeFirst())?.company_id;
}

export interface WaitingVacancy {
  id: number;
  title: string;
  isDraft: boolean;
  isImported: boolean;
  isExpiring: boolean;
  valid_through: string | null;
  updated_at: Date;
  newCount: number;
  /** When the first of the new applicants applied. */
  since: Date | null;
  applicants: number;
  hired: number;
}

/** Lists the company's vacancies with new applicants, in draft, or close to their last day. */
export async function readWaitingVacancies(db: Executor, companyId: number): Promise<WaitingVacancy[]> {
  const { rows } = await sql<WaitingVacancy>`
    select v.id, v.title, v.valid_through, v.updated_at, v.source = 'imported' as "isImported",
      v.status = 'draft' and v.opens_at is null as "isDraft",
      coalesce(${isListed} and v.valid_through < ${today} + ${EXPIRING_DAYS}::integer, false) as "isExpiring",
      count(a.id) filter (where a.status = 'new')::integer as "newCount",
      min(a.created_at) filter (where a.status = 'new') as since,
      count(a.id)::integer as applicants, count(a.id) filter (where a.status = 'hired')::integer as hired
    from vacancies v left join applications a on a.vacancy_id = v.id
    where v.company_id = ${companyId}
    group by v.id
    having v.status = 'draft' or count(a.id) filter (where a.status = 'new') > 0
      or (${isListed} and v.valid_through < ${today} + ${EXPIRING_DAYS}::integer)
  `.execute(db);
  return rows;
}

/** Lists interviews that an applicant has ended, if the recruiter has an unread notification about it. */
export async function readCalledOff(
  db: Executor,
  { recruiterId, companyId }: { recruiterId: number; companyId: number },
): Promise<RecruiterDashboard['called_off']> {
  const { rows } = await sql<
    Omit<RecruiterDashboard['called_off'][number], 'kind' | 'starts_at'> & { starts_at: Date | null }
  >`
    select a.id as application_id, v.title, p.name, i.starts_at, case ${endCause}
      when 'withdrawn' then 'withdrawn' when 'erased' then 'erased' else 'cancelled' end as cause
    from notifications n
      join applications a on a.id = case n.kind when 'interview-answer' then n.target::integer end
      join vacancies v on v.id = a.vacancy_id
      left join applicants p on p.id = a.applicant_id and p.erased_at is null and a.cleared_at is null
      join lateral (
        select starts_at, updated_at from interviews
        where application_id = a.id and status = 'cancelled' order by id desc limit 1
      ) i on true
    where n.account_id = ${recruiterId} and n.read_at is null and n.data ->> 'change' = 'cancelled'
      and v.company_id = ${companyId}
    order by i.updated_at desc limit ${MAX_CALLED_OFF}
  `.execute(db);
  return rows.map(({ starts_at, ...row }) => ({
    ...row,
    kind: 'interview_off',
    starts_at: starts_at?.toISOString() ?? null,
  }));
}

/** Lists orders of the last 30 days that were not paid, the newest first. */
export async function readUnpaidOrders(db: Executor, companyId: number) {
  return await db
    .selectFrom('orders')
    .select(['id', 'total', 'currency', 'payment_status', 'created_at'])
    .where('company_id', '=', companyId)
    .where('payment_status', 'in', ['pending', 'failed', 'expired'])
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute();
}

export interface DayFigures {
  day: string;
  views: number;
  applications: number;
}

/** Reads views and applications of each of the last `days` days in Aruba, the oldest first. */
export async function readDays(db: Executor, companyId: number, days: number): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    with own as (select id from vacancies where company_id = ${companyId}),
    viewed as (
      select d.day, sum(d.views)::integer as views from vacancy_views_daily d join own on own.id = d.vacancy_id
      where d.day > ${today} - ${days}::integer group by d.day
    ),
    applied as (
      select (a.created_at at time zone 'America/Aruba')::date as day, count(*)::integer as applications
      from applications a join own on own.id = a.vacancy_id
      where a.created_at > now() - make_interval(days => ${days}::integer + 1) group by 1
    )
    select series.day::date as day, coalesce(v.views, 0) as views, coalesce(a.applications, 0) as applications
    from generate_series((${today} - ${days}::integer + 1)::timestamp, ${today}::timestamp, '1 day') as series(day)
    left join viewed v on v.day = series.day::date left join applied a on a.day = series.day::date
    order by series.day
  `.execute(db);
  return rows;
}

/** Counts the applications to the company by status. */
export async function countStages(
  db: Executor,
  companyId: number,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .select(['a.status', sql<number>`count(*)::integer`.as('count')])
    .where('v.company_id', '=', companyId)
    .groupBy('a.status')
    .execute();
}

export async function readLatest(db: Executor, companyId: number): Promise<RecruiterDashboard['latest']> {
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    // Retention hides the personal data of cleared applications.
    .leftJoin('applicants as p', (join) =>
      join.onRef('p.id', '=', 'a.applicant_id').on('a.cleared_at', 'is', null),
    )
    .select(['a.id', 'p.name', 'v.title as vacancy_title', 'a.created_at'])
    .select(textLanguage.as('language'))
    .select(sql<string | null>`case when ${mayReadProfile} then p.photo end`.as('photo'))
    .where('v.company_id', '=', companyId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ created_at, language, ...row }) => ({
    ...row,
    ...(language && { vacancy_language: language }),
    applied_at: created_at.toISOString(),
  }));
}

export interface CompanyTotals {
  members: number;
  vacancies: number;
  open: number;
  drafts: number;
  hasPublished: boolean;
  newApplicants: number;
  isFreeAvailable: boolean;
}

/** Reads the totals of the company in one row. */
export async function readTotals(db: Executor, companyId: number): Promise<CompanyTotals> {
  const { rows } = await sql<CompanyTotals>`
    select (select count(*)::integer from memberships where company_id = ${companyId}) as members,
      (select count(*)::integer from applications a join vacancies n on n.id = a.vacancy_id
        where n.company_id = ${companyId} and a.status = 'new') as "newApplicants",
      count(v.id)::integer as vacancies, count(v.id) filter (where ${isListed})::integer as open,
      count(v.id) filter (where v.status = 'draft')::integer as drafts,
      coalesce(bool_or(v.published_at is not null), false) as "hasPublished",
      not coalesce(bool_or(${isListed} and v.entitlement_id is null), false) as "isFreeAvailable"
    from (select) as one left join vacancies v on v.company_id = ${companyId}
  `.execute(db);
  return rows[0]!;
}

export interface PostingsLeft {
  left: number;
  total: number;
  package: string | null;
  use_by: string | null;
}

/** Reads the remaining postings of the valid packages, and the package that is used next. */
export async function readPostingsLeft(db: Executor, companyId: number): Promise<PostingsLeft> {
  const rows = await db
    .selectFrom('entitlements as e')
    .innerJoin('packages as p', 'p.id', 'e.package_id')
    .innerJoin('entitlement_ledger as l', 'l.entitlement_id', 'e.id')
    .select(['p.name', 'e.expires_at', postingsBought.as('postings')])
    .select(sql<number>`sum(l.change)::integer`.as('left'))
    .where('e.company_id', '=', companyId)
    .where('p.sponsored', '=', false)
    .where(isValid)
    .groupBy(['e.id', 'p.id'])
    .orderBy(sql`sum(l.change) > 0 desc, e.expires_at nulls last, e.id`)
    .execute();
  const next = rows[0];
  return {
    left: rows.reduce((sum, { left }) => sum + left, 0),
    total: rows.reduce((sum, { postings }) => sum + postings, 0),
    package: next?.name ?? null,
    use_by: next?.expires_at ? dayInAruba(next.expires_at) : null,
  };
}
