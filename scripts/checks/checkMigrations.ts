import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.ts';

/** Ran before the check existed; databases with data have recorded it. */
const BASELINE = '0492_one_search_index.sql';

/** Rules that a file marked `-- contract` may break: it runs when no process uses what it removes. */
const REMOVES = /\((?:ban-drop-column|ban-drop-table|ban-drop-not-null|renaming-column|renaming-table)\)$/;

type Note = { file: string; line: number; message: string; help: string | null; rule_name: string };

/**
 * Finds statements in migrations that block a running site, or that break the release before: see `api/squawk.toml`.
 * Files marked `-- concurrent` run outside a transaction; those marked `-- contract` may remove columns and tables.
 * @returns one line for each problem.
 */
export function checkMigrations(folder: string): string[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name > BASELINE)
    .map((name) => join(folder, name));
  const marked = (mark: string): string[] =>
    files.filter((file) => readFileSync(file, 'utf8').startsWith(`-- ${mark}\n`));
  const concurrent = marked('concurrent');
  const contract = marked('contract');
  const others = files.filter((file) => !concurrent.includes(file) && !contract.includes(file));
  const inTransaction = '--assume-in-transaction';
  return [
    ...squawk(concurrent, []),
    ...squawk(contract, [inTransaction]).filter((problem) => !REMOVES.test(problem)),
    ...squawk(others, [inTransaction]),
    ...[...contract, ...others].filter(worksUnderLock).map((file) => `${file}:1 ${UNDER_LOCK}`),
  ];
}

/** Statements that lock a table until the end of their transaction, and those that may take long in a large table. */
const LOCKS =
  /^(?:alter table|drop (?:index|table|trigger)|create (?:or replace )?(?:constraint )?trigger|truncate|lock|cluster)\b/;
const WORKS = /^(?:update|delete|create (?:unique )?index|cluster|insert into .*\bselect)\b/;
const UNDER_LOCK =
  'A table stays locked while rows are written or an index is built. Move that to a file of its own, or say in a comment with the name of this rule why it is short. (work-under-lock)';

/** True for a file that does both, besides with tables that it creates. */
function worksUnderLock(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (/^--.*work-under-lock/m.test(text)) return false;
  const statements = text
    .replaceAll(/(\$\w*\$).*?\1|--.*?$/gms, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  const created = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.slice(1) ?? []);
  const others = statements.filter(
    (statement) =>
      !created.some((table) => new RegExp(`(?: on|^alter table|^insert into) ${table}\\b`).test(statement)),
  );
  return others.some((each) => LOCKS.test(each)) && others.some((each) => WORKS.test(each));
}

function squawk(files: string[], options: string[]): string[] {
  if (files.length === 0) return [];
  const settings = ['--config', join(ROOT, 'api/squawk.toml'), '--reporter', 'json', ...options];
  const command = join(ROOT, 'node_modules/squawk-cli/js/bin/squawk');
  const { stdout, stderr, error } = spawnSync(process.execPath, [command, ...settings, ...files], {
    encoding: 'utf8',
  });
  if (error) throw error;
  try {
    return (JSON.parse(stdout) as Note[]).map(
      ({ file, line, message, help, rule_name: rule }) =>
        `${file}:${line + 1} ${message} ${help ?? ''} (${rule})`,
    );
  } catch (cause) {
    throw new Error(`squawk did not run: ${stderr || stdout}`, { cause });
  }
}
