import pg from 'pg';
import type { SocketTarget } from '../src/platform/database/connect.ts';

/**
 * Copies the open vacancies of the demo until there are `count`, with different titles, districts, salaries and times
 * of publication. Runs in the database and creates the indexes last.
 */
export async function insertVacancies(connection: SocketTarget, count: number): Promise<void> {
  // A separate connection, because the pool has a statement timeout.
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'vacancies' and indexdef not like 'CREATE UNIQUE%'`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(`
      insert into vacancies (company_id, title, description, requirements, benefits, sectors, educations, workloads,
        languages, employment_type, location_district_id, remote, salary_min, salary_max, salary_currency, salary_period,
        salary_visible, work_permit, valid_through, status, published_at, sponsored_until)
      select 1 + (n * 7) % 44,
        d.title || case when n % 3 = 0 then ', ' || (array['Noord', 'Evenings', 'Senior', 'Junior', 'Weekends', 'San Nicolas',
          'Relief', 'Trainee'])[1 + n % 8] else '' end,
        d.description, d.requirements, d.benefits, d.sectors, d.educations, d.workloads, d.languages, d.employment_type,
        401 + n % 8, d.remote, d.salary_min + n % 1000, d.salary_max + n % 1000, d.salary_currency, d.salary_period,
        d.salary_visible, d.work_permit, current_date + 1 + n % 60, 'open', now() - n * interval '7 minutes',
        case when n % 400 = 0 then now() + interval '9 days' end
      from generate_series(1, ${Math.max(0, count - 160)}) n
      join (select *, row_number() over (order by id) - 1 as place, count(*) over () as many
        from vacancies where status = 'open') d on d.place = n % d.many
    `);
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
