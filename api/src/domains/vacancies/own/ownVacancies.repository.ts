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
    .select([
      'v.views',
      'v.department',
      'v.opens_at',
      sql<number>`(select count(*) from applications a where a.vacancy_id = v.id)`.as('applicants_count'),
      sql<number>`(select count(*) from applications a where a.vacancy_id = v.id and a.status = 'new')`.as(
        'new_applicants_count',
      ),
    ])
    .where('m.account_id', '=', recruiterId);
}

type OwnVacancyRow = Awaited<ReturnType<ReturnType<typeof selectOwnVacancies>['execute']>>[number];

export function toOwnVacancy(row: OwnVacancyRow): OwnVacancy {
  return {
    ...toVacancyCard({ ...row, salary_visible: true }),
    department: row.department,
    opens_at: row.opens_at?.toISOString() ?? null,
    views: row.views,
    applicants_count: row.applicants_count,
    new_applicants_count: row.new_applicants_count,
  };
}
