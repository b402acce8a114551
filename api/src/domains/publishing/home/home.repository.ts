import type { CompanyCard, CountedOption, SalaryInsight } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { openVacancies, selectCompanyCards, toCompanyCard } from '../../companies/companyCards.repository.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';

/** Minimum number of salaries for a meaningful median. */
const ENOUGH_SALARIES = 3;

export async function readTotals(
  db: Executor,
): Promise<{ open_vacancies: number; hiring_companies: number }> {
  const { rows } = await sql<{ open_vacancies: number; hiring_companies: number }>`
    select count(*) as open_vacancies, count(distinct v.company_id) as hiring_companies
    from vacancies v where ${isListed}
  `.execute(db);
  return rows[0]!;
}

/** Sectors by number of open vacancies. */
export async function readBusySectors(db: Executor): Promise<CountedOption[]> {
  const { rows } = await sql<CountedOption>`
    select o.id, o.name, counted.count from (
      select value, count(*) as count from vacancies v cross join lateral unnest(v.facets) value
      where ${isListed} group by value
    ) counted join options o on o.id = counted.value and o.kind = 'sector' order by counted.count desc, o.position
  `.execute(db);
  return rows;
}

/** Lists all districts with their number of open vacancies, in display order. */
export async function readDistricts(db: Executor): Promise<CountedOption[]> {
  const { rows } = await sql<CountedOption>`
    select o.id, o.name, count(v.id) as count from options o
    left join vacancies v on v.location_district_id = o.id and ${isListed}
    where o.kind = 'district' group by o.id, o.name, o.position order by o.position
  `.execute(db);
  return rows;
}

/** Companies with the most open vacancies. */
export async function readHiringCompanies(db: Executor, count: number): Promise<CompanyCard[]> {
  const rows = await selectCompanyCards(db)
    .where(sql<boolean>`exists (select from vacancies v where v.company_id = c.id and ${isListed})`)
    .orderBy(openVacancies, 'desc')
    .orderBy('c.id')
    .limit(count)
    .execute();
  return rows.map(toCompanyCard);
}

/** Median monthly salary per sector in AWG, from public salaries; a range counts by its midpoint. */
export async function readSalaryInsight(db: Executor): Promise<SalaryInsight[]> {
  type Row = Omit<SalaryInsight, 'sector'> & { id: number; name: string };
  const { rows } = await sql<Row>`
    select o.id, o.name, count(*) as vacancies, round(min(paid.bottom)) as min_month, max(paid.top) as max_month,
      round(percentile_cont(0.5) within group (order by (paid.bottom + paid.top) / 2)) as median_month
    from vacancies v
    cross join lateral (select v.salary_month_awg as top,
      v.salary_month_awg * coalesce(v.salary_min::numeric / nullif(v.salary_max, 0), 1) as bottom) paid
    cross join lateral unnest(v.sectors) sector join options o on o.id = sector
    where ${isListed} and v.salary_month_awg is not null
    group by o.id having count(*) >= ${ENOUGH_SALARIES} order by count(*) desc, o.position
  `.execute(db);
  return rows.map(({ id, name, ...figures }) => ({ sector: { id, name }, ...figures }));
}
