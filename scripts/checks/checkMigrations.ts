import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../start/settings.ts';

/** Ran before the check existed; databases with data have recorded it. */
const BASELINE = '0492_one_search_index.sql';

/** Ran before the rule `lock-upgrade` existed. */
const UPGRADES_BASELINE = '0500_proven_addresses.sql';

/** Rules that a file marked `-- contract` may break: it runs when no process uses what it removes. */
const REMOVES = /\((?:ban-drop-column|ban-drop-table|ban-drop-not-null|renaming-column|renaming-table)\)$/;

type Note = { file: string; line: number; message: string; help: string | null; rule_name: string };

/**
 * Finds statements in migrations that block a running site, or that break the previous release: see `api/squawk.toml`.
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
    ...[...contract, ...others].flatMap(lockProblems),
  ];
}

/** Statements that lock a table until the end of their transaction, and those that may take long in a large table. */
const LOCKS =
  /^(?:alter table|drop (?:index|table|trigger)|create (?:or replace )?(?:constraint )?trigger|truncate|lock|cluster)\b/;
const WORKS = /^(?:update|delete|create (?:unique )?index|cluster|insert into .*\bselect)\b/;
/** A statement that locks a table against reads. */
const EXCLUDES =
  /^(?:alter table|drop table|drop trigger \w+ on|truncate(?: table)?|lock(?: table)?) (?:only |if exists )*(\w+)/;

/** Finds files that break a rule about locks and do not name it in a comment. Tables that they create do not count. */
function lockProblems(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statements = text
    .replaceAll(/(\$\w*\$).*?\1|--.*?$/gms, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  const created = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.slice(1) ?? []);
  const others = statements.filter(
    (statement) =>
      !created.some((table) => new RegExp(`(?: on|^alter table|^insert into) ${table}\\b`).test(statement)),
  );
  const rules = [
    {
      name: 'work-under-lock',
      isBroken: others.some((each) => LOCKS.test(each)) && others.some((each) => WORKS.test(each)),
      message:
        'A table stays locked while rows are written or an index is built. Move that to a file of its own, or say in a comment with the name of this rule why it is short.',
    },
    {
      name: 'lock-upgrade',
      isBroken: basename(file) > UPGRADES_BASELINE && others.some((_each, index) => isUpgrade(others, index)),
      message:
        'A table is locked against reads after a weaker lock, such as the one of a foreign key, which deadlocks with a transaction that waits to write. Move the stronger lock up, or say in a comment with the name of this rule why nothing waits.',
    },
  ];
  return rules
    .filter(({ name, isBroken }) => isBroken && !new RegExp(`^--.*${name}`, 'm').test(text))
    .map(({ name, message }) => `${file}:1 ${message} (${name})`);
}

/** Returns true for a statement that locks a table against reads, if the first one that uses the table does not. */
function isUpgrade(statements: string[], index: number): boolean {
  const table = EXCLUDES.exec(statements[index]!)?.[1];
  const uses = new RegExp(`\\b(references|update|into|from|join|on|table|lock|only|exists) ${table}\\b`);
  const first = statements.find((each) => uses.test(each));
  return table !== undefined && first !== undefined && EXCLUDES.exec(first)?.[1] !== table;
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
