import type pg from 'pg';

/** Table with its writable columns, without generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

/** The migrations table belongs to the target database, not to the data. */
const NOT_DATA = ['migrations'];

/**
 * Lists every table, referenced ones first; deferrable foreign keys are checked at the end. Excludes the job schema,
 * which is rebuilt from the tables. @throws Error for cyclic references.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
           and not f.condeferrable) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [NOT_DATA],
  );
  const ordered: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const ready = waiting.filter(({ needs }) => needs.every((name) => done.has(name)));
    if (ready.length === 0)
      throw new Error(`These tables point to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Quotes `table (column, …)`. */
export function copyTarget({ name, columns }: Table): string {
  return `"${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}
