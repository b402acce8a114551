import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import type { SettingsPrint } from './settingsPrint.ts';

/** A running process with its settings. */
export interface RecordedProcess extends SettingsPrint {
  machine: string;
  process: string;
  /** Distinguishes a process from the one that it replaces. */
  id: string;
}

const PREFIX = 'process ';

const nameOf = ({ machine, process }: RecordedProcess): string => `${PREFIX}${machine} ${process}`;

/** Replaces the settings that an earlier process of this kind recorded on this machine. */
export async function saveProcess(db: Executor, recorded: RecordedProcess): Promise<void> {
  const row = { name: nameOf(recorded), value: JSON.stringify(recorded), updated_at: new Date() };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Keeps the row of a process that has replaced this one. */
export async function deleteProcess(db: Executor, recorded: RecordedProcess): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('name', '=', nameOf(recorded))
    .where(sql`value ->> 'id'`, '=', recorded.id)
    .execute();
}

export async function listProcesses(db: Executor): Promise<(RecordedProcess & { since: Date })[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['value', 'updated_at'])
    .where('name', 'like', `${PREFIX}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ value, updated_at }) => ({
    ...(value as unknown as RecordedProcess),
    since: updated_at,
  }));
}

/** @returns the number of deleted processes. */
export async function deleteMachine(db: Executor, machine: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where((where) => where.fn<boolean>('starts_with', ['name', where.val(`${PREFIX}${machine} `)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
