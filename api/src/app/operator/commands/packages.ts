import { audited } from '../audited.ts';
import { Refusal } from '../refusal.ts';
import { table } from '../table.ts';
import type { Asked, Verb } from '../verb.ts';

type Value = string | number | boolean;

const COLUMNS = [
  'id',
  'name',
  'summary',
  'price',
  'currency',
  'vacancies',
  'duration_days',
  'active',
] as const;

/** Editable columns and parsers of their option values. */
const EDITS: Record<string, { column: string; help: string; read: (text: string) => Value }> = {
  name: { column: 'name', help: 'as it stands on the plan', read: line },
  summary: { column: 'summary', help: 'one sentence', read: line },
  price: { column: 'price', help: 'in cents, as 4900', read: (text) => whole(text, 'price', 0) },
  vacancies: { column: 'vacancies', help: 'postings in it', read: (text) => whole(text, 'vacancies', 0) },
  days: { column: 'duration_days', help: 'how long each lasts', read: (text) => whole(text, 'days', 1) },
  active: { column: 'active', help: 'on sale: yes or no', read: yesOrNo },
  quickbooks: { column: 'quickbooks_id', help: 'its number in the books', read: line },
};

const listPackages: Verb = {
  name: 'packages list',
  summary: 'What is sold, with prices in cents.',
  run: async ({ db }) => {
    const packages = await db.selectFrom('packages').select(COLUMNS).orderBy('position').execute();
    const rows = packages.map((sold) => [
      sold.id,
      sold.name,
      `${sold.price} ${sold.currency}`,
      `${sold.vacancies} × ${sold.duration_days} days`,
      sold.active ? 'on sale' : 'off',
    ]);
    return { data: packages, text: table(rows) };
  },
};

const editPackage: Verb = {
  name: 'packages edit',
  words: '<number>',
  count: { least: 1, most: 1 },
  summary: 'Changes a package from now on; what was ordered stays as it was sold.',
  options: Object.fromEntries(
    Object.entries(EDITS).map(([name, { help }]) => [name, { type: 'string' as const, help }]),
  ),
  hasDryRun: true,
  run: async (context, asked) => {
    const changes = changesOf(asked);
    const id = Number(asked.words[0]) || 0;
    const before = await context.db
      .selectFrom('packages')
      .select(COLUMNS)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal(`There is no package ${asked.words[0]}. See: portal packages list`);
    const after = await context.db
      .updateTable('packages')
      .set(changes)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await audited(context, 'package_edited', id, { changes });
    const lines = Object.entries(changes).map(([column, value]) => {
      const was = before[column as keyof typeof before];
      return `${column}: ${was ?? '–'} → ${value ?? '–'}`;
    });
    return { data: { before, after }, text: [`${after.name} (${id})`, ...lines].join('\n') };
  },
};

export const packageVerbs: Verb[] = [listPackages, editPackage];

function changesOf({ options }: Asked): Record<string, Value> {
  const changes = Object.entries(EDITS).flatMap(([name, { column, read }]) => {
    const text = options[name];
    return typeof text === 'string' ? [[column, read(text)] as const] : [];
  });
  if (changes.length === 0) throw new Refusal('Say what to change. See: portal packages edit --help');
  return Object.fromEntries(changes);
}

function line(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 200) throw new Refusal('A text has 1 to 200 characters.');
  return trimmed;
}

function whole(text: string, name: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > 100_000_000)
    throw new Refusal(`--${name} is a whole number of at least ${least}, not "${text}".`);
  return number;
}

function yesOrNo(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new Refusal('--active is yes or no.');
}
