import { setTimeout as pause } from 'node:timers/promises';
import { table } from '@cpa/shared/server';
import { InvalidArgumentError, Option } from 'commander';
import type { OperatorCommand } from '../operatorCommand.ts';
import { findAuditEntries } from './audit.repository.ts';

const POLL_INTERVAL_MS = 1000;

const tail: OperatorCommand = {
  name: 'audit tail',
  summary: 'Show the latest audit entries, such as sign-ins, payments and operator actions.',
  runsOutsideTransaction: true,
  options: [
    new Option('--lines <count>', 'number of entries').default(20).argParser(parseLines),
    new Option('--action <prefix>', 'only actions with this prefix, for example payment').default(''),
    new Option('--follow', 'print new entries until Ctrl-C'),
  ],
  run: async ({ db, print, signal }, { options }) => {
    const { lines, action, follow } = options as { lines: number; action: string; follow?: boolean };
    const entries = (await findAuditEntries(db, { action, last: lines })).toReversed();
    if (follow !== true) return { data: entries, text: format(entries) || 'The audit trail is empty.' };
    let newest = entries.at(-1)?.id ?? 0;
    if (entries.length > 0) print(format(entries));
    while (!signal.aborted) {
      await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      const more = await findAuditEntries(db, { action, after: newest });
      if (more.length > 0) print(format(more));
      newest = more.at(-1)?.id ?? newest;
    }
    return { data: null, text: '' };
  },
};

export const auditCommands: OperatorCommand[] = [tail];

function parseLines(text: string): number {
  const lines = Number(text);
  if (!Number.isInteger(lines) || lines < 1 || lines > 10_000)
    throw new InvalidArgumentError('Use a whole number from 1 to 10000.');
  return lines;
}

type Entry = Awaited<ReturnType<typeof findAuditEntries>>[number];

function format(entries: readonly Entry[]): string {
  return table(
    entries.map(({ at, account_id, action, subject, detail }) => [
      at.toISOString(),
      account_id === null ? '–' : `account ${account_id}`,
      action,
      subject,
      JSON.stringify(detail) === '{}' ? '' : JSON.stringify(detail),
    ]),
  );
}
