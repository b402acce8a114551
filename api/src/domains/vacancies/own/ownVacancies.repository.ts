import type { OwnVacancy } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../cards/vacancyCards.repository.ts';

/** Lists vacancies of the recruiter's companies, newest first, in every status, with hidden salaries. */
export async function readOwnVacancies(db: Executor, recruiterId: number): Promise<OwnVacancy[]> {
  const rows = await selectOwnVacancies(db, recruiterId)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map(toOwnVacancy);
}

/** Selects all columns of the recruiter's list; `v` is the vacancy, for further conditions. */
export function selectOwnVacancies(db: Executor, recruiterId: number) {
  return selectVacancyCards(db)
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select(['v.views', 'v.department', 'v.opens_at'])
    .leftJoin('accounts as poster', 'poster.id', 'v.created_by')
    .leftJoin('entitlements as e', 'e.id', 'v.entitlement_id')
    .leftJoin('packages as p', 'p.id', 'e.package_id')
    .select(['poster.name as posted_by', 'p.name as package_name', 'v.entitlement_id', 'v.sponsored_until'])
    .select(['v.posted_until', 'v.source_url', 'v.created_at'])
    .select(
      sql<Partial<StageCounts>>`(
        select coalesce(jsonb_object_agg(stage.status, stage.count), '{}')
        from (select status, count(*) from applications where vacancy_id = v.id group by status) stage
      )`.as('stages'),
    )
    .where('m.account_id', '=', recruiterId);
}

type OwnVacancyRow = Awaited<ReturnType<ReturnType<typeof selectOwnVacancies>['execute']>>[number];

export function toOwnVacancy(row: OwnVacancyRow): OwnVacancy {
  const stages = { ...NO_APPLICANTS, ...row.stages };
  return {
    ...toVacancyCard({ ...row, salary_visible: true }),
    department: row.department,
    opens_at: row.opens_at?.toISOString() ?? null,
    views: row.views,
    applicants_count: Object.values(stages).reduce((sum, count) => sum + count, 0),
    new_applicants_count: stages.new,
    applicants_by_status: stages,
    sponsored_until: row.sponsored_until?.toISOString() ?? null,
    posting: postingOf(row),
    package_name: row.package_name,
    posted_until: row.posted_until,
    posted_by: row.posted_by,
    source_url: row.source_url,
    created_at: row.created_at.toISOString(),
  };
}

function postingOf({
  status,
  entitlement_id,
}: Pick<OwnVacancyRow, 'status' | 'entitlement_id'>): OwnVacancy['posting'] {
  if (status === 'draft') return null;
  return entitlement_id === null ? 'free' : 'package';
}

type StageCounts = OwnVacancy['applicants_by_status'];

const NO_APPLICANTS: StageCounts = {
  new: 0,
  viewed: 0,
  shortlisted: 0,
  interview: 0,
  offer: 0,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
};
