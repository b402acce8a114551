import { join } from 'node:path';
import type { Pool } from 'pg';
import { COMMENTS, OVERRIDES } from './overrides.ts';

/** The checked-in result. */
export const SCHEMA_FILE = join(import.meta.dirname, '../../src/platform/database/schema.ts');

/** Types as the pool of `connect.ts` parses them. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** Names that need no import from the contracts. */
const BUILT_IN = new Set(['Buffer', 'Date', 'Exclude', 'Record']);
const MODULES: Record<string, string> = {
  ColumnType: 'kysely',
  Generated: 'kysely',
  GeneratedAlways: 'kysely',
  Json: './columnTypes.ts',
  JsonColumn: './columnTypes.ts',
  PendingMove: './columnTypes.ts',
  ScrapedData: './columnTypes.ts',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  /** `always` when the database computes the value and rejects any other. */
  generated: 'always' | 'by default' | null;
}

/** Returns the source of `schema.ts` for the tables in the public schema of a migrated database. */
export async function generateSchema(pool: Pool): Promise<string> {
  const columns = await readColumns(pool);
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  const unknown = Object.keys({ ...OVERRIDES, ...COMMENTS }).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`overrides.ts names unknown columns: ${unknown.join(', ')}`);

  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(([table, list]) =>
    block(`export interface ${interfaceName(table)}`, list.flatMap(columnLines)),
  );
  const entries = [...tables.keys()].map((table) => `${table}: ${interfaceName(table)};`);
  const body = [
    ...interfaces,
    `/** All tables of the public schema. */\n${block('export interface Schema', entries)}`,
  ].join('\n');
  return `/* oxlint-disable max-lines -- Generated from the migrations by \`npm run db:types -w api\`. Do not edit. */\n${imports(columns)}\n${body}`;
}

async function readColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select relname as "table", attname as name, typname as type, not attnotnull as nullable,
      case when attidentity = 'a' or attgenerated <> '' then 'always'
        when attidentity = 'd' or atthasdef then 'by default' end as generated
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and relname not in ('migrations', 'migrations_lock')
    order by relname collate "C", attnum
  `);
  return rows;
}

function columnLines(column: Column): string[] {
  const comment = COMMENTS[`${column.table}.${column.name}`];
  return [...(comment ? [`/** ${comment} */`] : []), `${column.name}: ${columnType(column)};`];
}

function columnType(column: Column): string {
  // Only triggers write it.
  if (column.type === 'tsvector') return 'ColumnType<string, never, never>';
  const type = valueType(column) + (column.nullable ? ' | null' : '');
  if (column.type === 'jsonb') return `JsonColumn<${type}>`;
  if (column.generated === 'always') return `GeneratedAlways<${type}>`;
  return column.generated ? `Generated<${type}>` : type;
}

function valueType({ table, name, type }: Column): string {
  const override = OVERRIDES[`${table}.${name}`];
  if (override) return override;
  const isArray = type.startsWith('_');
  const element = TYPES[isArray ? type.slice(1) : type];
  if (!element) throw new Error(`${table}.${name}: add the PostgreSQL type ${type} to generateSchema.ts`);
  return isArray ? `${element}[]` : element;
}

function imports(columns: Column[]): string {
  const text = columns.map((column) => columnType(column).replaceAll(/'[^']*'/g, '')).join('\n');
  const names = [...new Set(text.match(/\b[A-Z]\w*/g))].filter((name) => !BUILT_IN.has(name)).toSorted();
  const modules = Map.groupBy(names, (name) => MODULES[name] ?? '@cpa/shared/contracts');
  return ['@cpa/shared/contracts', 'kysely', './columnTypes.ts']
    .map((module) => importLines(modules.get(module) ?? [], module))
    .join('');
}

/** Formats the import as Prettier does. */
function importLines(names: string[], module: string): string {
  const line = `import type { ${names.join(', ')} } from '${module}';\n`;
  if (line.length <= 111) return line;
  return `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';\n`;
}

function block(head: string, lines: string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Returns `OrderItemsTable` for `order_items`. */
function interfaceName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}
