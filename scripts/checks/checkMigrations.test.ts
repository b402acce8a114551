import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMigrations } from './checkMigrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the names of the broken rules. */
function rulesBrokenBy(text: string, name = '0900_new.sql'): string[] {
  writeFileSync(join(folder, name), text);
  return checkMigrations(folder).map((problem) => /\((?<rule>[\w-]+)\)$/.exec(problem)!.groups!['rule']!);
}

test.each([
  ['create index vacancies_new on vacancies (title);', 'require-concurrent-index-creation'],
  ['drop index vacancies_search;', 'require-concurrent-index-deletion'],
  ['alter table vacancies rename column title to name;', 'renaming-column'],
  ['alter table vacancies drop column title;', 'ban-drop-column'],
  ['alter table vacancies add constraint positive check (views >= 0);', 'constraint-missing-not-valid'],
  ['alter table vacancies alter column views type bigint;', 'changing-column-type'],
])('rejects %s', (text, rule) => {
  expect(rulesBrokenBy(text)).toEqual([rule]);
});

test.each([
  [
    'a concurrent index in a file of its own',
    '-- concurrent\ncreate index concurrently words on vacancies (title);',
  ],
  [
    'a new table with an index',
    'create table news (id integer primary key);\ncreate index news_id on news (id);',
  ],
  ['a column that may be null', 'alter table vacancies add column note text;'],
  [
    'a statement with a reason',
    '-- Nothing reads it since version 12.\n-- squawk-ignore ban-drop-table\ndrop table news;',
  ],
])('accepts %s', (_what, text) => {
  expect(rulesBrokenBy(text)).toEqual([]);
});

test.each([
  'alter table vacancies add column note text;\nupdate vacancies set note = title;',
  'drop trigger vacancy_search on vacancies;\nUPDATE vacancies set title = title;',
  'lock table vacancies;\ninsert into news (title) select title from vacancies;',
  '-- contract\ndrop table old_news;\ndelete from vacancies where title is null;',
  'cluster vacancies using vacancies_pkey;',
])('rejects long work while a table is locked: %s', (text) => {
  expect(rulesBrokenBy(text)).toContain('work-under-lock');
});

test.each([
  'create table notes (vacancy integer references vacancies);\nalter table vacancies add column note text;',
  'create trigger t after insert on vacancies execute function f();\ndrop trigger u on vacancies;',
  'lock table vacancies in share mode;\ntruncate news;\nselect 1 from options;\nlock only options;',
])('rejects a lock that becomes stronger: %s', (text) => {
  expect(rulesBrokenBy(text)).toContain('lock-upgrade');
});

test.each([
  'alter table vacancies add column note text;\ncreate table notes (vacancy integer references vacancies);\nalter table vacancies drop constraint c;',
  'create function f() returns trigger language plpgsql as $$ begin update a set b = 1; end $$;\nalter table vacancies add column note text; -- update later',
  'create table news (id integer primary key);\ninsert into news select id from vacancies;\nalter table vacancies add column note text;',
  'update vacancies set title = title;',
  'alter table vacancies add column note text;\n-- No vacancy has one yet: work-under-lock\ndelete from vacancies where false;',
])('accepts work without a lock, a lock without work, or the strongest lock first: %s', (text) => {
  expect(rulesBrokenBy(text)).toEqual([]);
});

test('lets a contract file remove what nothing uses, without blocking', () => {
  const text =
    '-- contract\nalter table vacancies drop column title;\ncreate index titles on vacancies (id);';
  expect(rulesBrokenBy(text)).toEqual(['require-concurrent-index-creation', 'work-under-lock']);
});

test('leaves the baseline alone', () => {
  expect(rulesBrokenBy('drop table accounts;', '0492_one_search_index.sql')).toEqual([]);
});
