import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrate } from '../../../../src/platform/database/migrate.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/testDatabase.ts';

/** The 67 files that the baseline replaces, as they were released: SQL by file name. */
const released = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, 'migrations-0492.json.gz'))).toString(),
) as Record<string, string>;

const BASELINE = '0492_one_search_index.sql';
const after = readdirSync(join(import.meta.dirname, '../../../../migrations')).filter(
  (name) => name > BASELINE,
);

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.pool.query('drop schema public cascade; drop schema jobs cascade; create schema public');
});
afterEach(async () => await database.close());

/** Migrates the empty database with these files, as their release did. */
async function runReleased(names: string[]): Promise<void> {
  await database.pool.query(
    'create table migrations (name varchar(255) primary key, timestamp varchar(255) not null)',
  );
  for (const name of names) {
    await database.pool.query(released[name]!);
    await database.pool.query("insert into migrations values ($1, '2026-11-25T12:00:00.000Z')", [name]);
  }
}

/** Describes everything that migrations create. */
async function readCatalog({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, ordinal_position - (
        select count(*) from pg_attribute where attrelid = table_name::regclass and attisdropped and attnum < ordinal_position
      ), column_name, data_type, column_default, is_nullable, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', 'table', relname, relpersistence, reloptions::text) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select concat_ws(' ', 'option', id, kind, name, position) from options
    union all select concat_ws(' ', 'package', to_jsonb(packages) - 'updated_at') from packages
    union all select 'migration ' || name from migrations
    order by line`);
  return rows.map(({ line }) => line);
}

test('a filled database of the release before the baseline continues with the files after it', async () => {
  await runReleased(Object.keys(released));
  await database.pool.query(`
    insert into accounts (id, role, email, name, password_hash) values (1, 'recruiter', 'ana@example.aw', 'Ana', 'x');
    insert into companies (id, name, slug) values (1, 'Bakery', 'bakery');
    insert into memberships (company_id, account_id, membership) values (1, 1, 'owner');
    insert into vacancies (company_id, title, status, published_at) values (1, 'Baker', 'open', now());
    insert into realtime_events (sender, body) values (gen_random_uuid(), '{}')`);
  expect(await migrate(database.pool)).toEqual(after);
  const { rows } = await database.pool.query<{ title: string; found: boolean }>(
    "select title, search @@ portal_query(array['baker']) as found from vacancies",
  );
  expect(rows).toEqual([{ title: 'Baker', found: true }]);
});

test('a new database has the same schema, data and recorded migrations as an upgraded one', async () => {
  await runReleased(Object.keys(released));
  await migrate(database.pool);
  const upgraded = await readCatalog(database);
  await database.pool.query('drop schema public cascade; drop schema jobs cascade; create schema public');
  expect(await migrate(database.pool)).toEqual([BASELINE, ...after]);
  expect(await readCatalog(database)).toEqual(upgraded);
});

test('a database that lacks some of the replaced files is refused', async () => {
  await runReleased(Object.keys(released).slice(0, 20));
  await expect(migrate(database.pool)).rejects.toThrow(
    'The database is older than this release can migrate.',
  );
});
