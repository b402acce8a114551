import type { CompanyCard, CountedOption, HomepageData } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../accounts/accounts.repository.ts';
import { openVacancies, selectCompanyCards, toCompanyCard } from '../companies/companyCards.repository.ts';
import { isListed } from '../vacancies/vacancyConditions.ts';

/** A median of fewer says more about the few than about the sector. */
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

/** Sectors by how many open vacancies they have. */
export async function readBusySectors(db: Executor): Promise<CountedOption[]> {
  const { rows } = await sql<CountedOption>`
    select o.id, o.name, counted.count from (
      select value, count(*) as count from vacancies v cross join lateral unnest(v.facets) value
      where ${isListed} group by value
    ) counted join options o on o.id = counted.value and o.kind = 'sector' order by counted.count desc, o.position
  `.execute(db);
  return rows;
}

/** Companies that hire most. */
export async function readHiringCompanies(db: Executor, count: number): Promise<CompanyCard[]> {
  const rows = await selectCompanyCards(db)
    .where(sql<boolean>`exists (select from vacancies v where v.company_id = c.id and ${isListed})`)
    .orderBy(openVacancies, 'desc')
    .orderBy('c.id')
    .limit(count)
    .execute();
  return rows.map(toCompanyCard);
}

/** The median by sector of the salaries that are shown: the top of each range, by the month, in AWG. */
export async function readSalaryInsight(db: Executor): Promise<HomepageData['salary_insight']> {
  const { rows } = await sql<{ id: number; name: string; median: number; vacancies: number }>`
    select o.id, o.name, count(*) as vacancies,
      round(percentile_cont(0.5) within group (order by v.salary_month_awg)) as median
    from vacancies v cross join lateral unnest(v.sectors) sector join options o on o.id = sector
    where ${isListed} and v.salary_month_awg is not null
    group by o.id having count(*) >= ${ENOUGH_SALARIES} order by count(*) desc, o.position
  `.execute(db);
  return rows.map(({ id, name, median, vacancies }) => ({
    sector: { id, name },
    median_month: median,
    vacancies,
  }));
}
