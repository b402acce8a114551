import pg from 'pg';
import type { SocketTarget } from '../src/platform/database/connect.ts';

/**
 * Copies the open vacancies of the demo until there are `count`, with different titles, districts, salaries and times
 * of publication. One statement inserts all rows: the triggers are off, the texts of a demo vacancy are parsed once, and
 * the indexes are created last.
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
    await client.query('alter table vacancies disable trigger user');
    await client.query(copies(Math.max(0, count - 160)));
    await client.query('alter table vacancies enable trigger user');
    await client.query(`
      insert into search_words select distinct portal_plain(word) from unnest(array[${ENDINGS}]) ending,
        regexp_split_to_table(ending, ' ') word on conflict do nothing`);
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Endings of every third title. */
const ENDINGS = `'Noord', 'Evenings', 'Senior', 'Junior', 'Weekends', 'San Nicolas', 'Relief', 'Trainee'`;

/** Fills `search` and `search_title` as the trigger `vacancy_search` does. */
function copies(count: number): string {
  return `
    with demo as materialized (
      select v.*, row_number() over (order by id) - 1 as place, count(*) over () as many,
        setweight(to_tsvector('portal', description || ' ' || requirements || ' ' || benefits), 'D') as body,
        setweight(to_tsvector('portal', occupation_name), 'C') as named
      from vacancies v where status = 'open'
    ), chosen as materialized (
      select d.place, district.id as district, setweight(to_tsvector('portal', (
        select string_agg(name, ' ') from options
        where id = any (d.sectors || d.educations || d.workloads || d.languages || district.id)
      )), 'C') as options
      from demo d cross join options district where district.kind = 'district'
    ), companies as materialized (
      select id, setweight(to_tsvector('portal', name), 'B') as called from companies
    ), copy as (
      select n, 1 + (n * 7) % 44 as company, 401 + n % 8 as district, d.*,
        d.title || case when n % 3 = 0 then ', ' || (array[${ENDINGS}])[1 + n % 8] else '' end as full_title
      from generate_series(1, ${count}) n join demo d on d.place = n % d.many
    )
    insert into vacancies (company_id, title, description, requirements, benefits, sectors, educations, workloads,
      languages, employment_type, location_district_id, remote, salary_min, salary_max, salary_currency, salary_period,
      salary_visible, work_permit, valid_through, status, published_at, sponsored_until,
      occupation, occupation_key, occupation_group, occupation_name, search_title, search)
    select c.company, c.full_title, c.description, c.requirements, c.benefits, c.sectors, c.educations, c.workloads,
      c.languages, c.employment_type, c.district, c.remote, c.salary_min + n % 1000, c.salary_max + n % 1000,
      c.salary_currency, c.salary_period, c.salary_visible, c.work_permit, current_date + 1 + n % 60, 'open',
      now() - n * interval '7 minutes', case when n % 400 = 0 then now() + interval '9 days' end,
      c.occupation, c.occupation_key, c.occupation_group, c.occupation_name,
      title.vector, title.vector || chosen.options || c.body
    from copy c
    join companies on companies.id = c.company
    join chosen on chosen.place = c.place and chosen.district = c.district
    cross join lateral (
      select setweight(to_tsvector('portal', c.full_title), 'A') || companies.called || c.named as vector
    ) title`;
}
