import { CliError, table } from '@cpa/shared/server';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { auditAction } from '../auditAction.ts';
import type { CommandInput, OperatorCommand } from '../operatorCommand.ts';
import { listPackages, lockPackage, type PackageChanges, updatePackage } from './packages.repository.ts';

/** Column that each option of `packages edit` changes. */
const COLUMN_OF_OPTION = {
  name: 'name',
  summary: 'summary',
  price: 'price',
  vacancies: 'vacancies',
  days: 'duration_days',
  active: 'active',
  quickbooks: 'quickbooks_id',
};

const list: OperatorCommand = {
  name: 'packages list',
  summary: 'List the packages with prices in cents.',
  run: async ({ db }) => {
    const packages = await listPackages(db);
    const rows = packages.map(({ id, name, price, currency, vacancies, duration_days, active }) => [
      id,
      name,
      `${price} ${currency}`,
      `${vacancies} × ${duration_days} days`,
      active ? 'on sale' : 'off',
    ]);
    return { data: packages, text: table(rows) };
  },
};

const edit: OperatorCommand = {
  name: 'packages edit',
  argument: new Argument('<ID>', 'ID of the package'),
  summary: 'Change a package. Existing orders keep their terms.',
  options: [
    new Option('--name <text>', 'name of the plan').argParser(parseText),
    new Option('--summary <text>', 'one sentence').argParser(parseText),
    new Option('--price <cents>', 'price in cents, for example 4900').argParser(parseInteger(0)),
    new Option('--vacancies <count>', 'number of vacancies included').argParser(parseInteger(0)),
    new Option('--days <days>', 'duration of each vacancy').argParser(parseInteger(1)),
    new Option('--active <yes|no>', 'on sale: yes or no').argParser(parseYesOrNo),
    new Option('--quickbooks <ID>', 'ID of the item in QuickBooks').argParser(parseText),
  ],
  hasDryRun: true,
  run: async (context, { args, options }) => {
    const changes = toChanges(options);
    const id = Number(args[0]) || 0;
    const before = await lockPackage(context.db, id);
    if (!before) throw new CliError(`No package found with ID ${args[0]}. See: portal packages list`);
    const after = await updatePackage(context.db, id, changes);
    await auditAction(context, 'package_edited', id, { changes });
    const lines = Object.entries(changes).map(([column, value]) => {
      const old = before[column as keyof typeof before];
      return `${column}: ${old ?? '–'} → ${value ?? '–'}`;
    });
    return { data: { before, after }, text: [`${after.name} (${id})`, ...lines].join('\n') };
  },
};

export const packageCommands: OperatorCommand[] = [list, edit];

function toChanges(options: CommandInput['options']): PackageChanges {
  const changes = Object.entries(COLUMN_OF_OPTION).flatMap(([option, column]) =>
    options[option] === undefined ? [] : [[column, options[option] as PackageChanges[string]] as const],
  );
  if (changes.length === 0)
    throw new CliError('Specify at least one change. See: portal packages edit --help');
  return Object.fromEntries(changes);
}

function parseText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 200) throw new InvalidArgumentError('Use 1 to 200 characters.');
  return trimmed;
}

function parseInteger(minimum: number) {
  return (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < minimum || number > 100_000_000)
      throw new InvalidArgumentError(`Use a whole number of at least ${minimum}.`);
    return number;
  };
}

function parseYesOrNo(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new InvalidArgumentError('Use yes or no.');
}
