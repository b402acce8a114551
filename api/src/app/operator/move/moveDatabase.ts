import { CliError } from '@cpa/shared/server';
import pg from 'pg';
import { prepareDatabase } from '../../openDatabase.ts';
import * as repository from '../backup/backup.repository.ts';
import {
  backendOf,
  blockWrites,
  closeForWrites,
  copyJobs,
  copyRows,
  readVersion,
} from './move.repository.ts';

export interface MovedTable {
  name: string;
  rows: number;
  /** Checksum of the rows, the same in both databases. */
  checksum: string;
}

export interface Move {
  /** Versions of PostgreSQL. */
  versions: [from: string, to: string];
  tables: MovedTable[];
  jobs: number;
  /** Seconds in which the portal could read but not write. */
  readOnlySeconds: number;
}

interface MoveOptions {
  /** Opens a connection to the database that is moved. */
  connect: () => Promise<pg.Client>;
  /** Empty database on another server. */
  url: string;
  /** Compares only, and leaves both databases unchanged. */
  isDryRun: boolean;
}

/**
 * Copies tables and unfinished jobs to an empty database of any supported version of PostgreSQL, completely or not at
 * all. The portal can read during the move; afterwards the old database stays read-only. @throws CliError when the
 * target has data, or a table differs
 */
export async function moveDatabase({ connect, url, isDryRun }: MoveOptions): Promise<Move> {
  await prepareDatabase(url);
  const target = new pg.Client({ connectionString: url });
  await target.connect();
  const source = await connect();
  try {
    await checkTarget(source, target);
    const versions: Move['versions'] = [await readVersion(source), await readVersion(target)];
    const all = await repository.readTables(source);
    await source.query('begin');
    const start = performance.now();
    const names = all.map(({ name }) => name);
    await blockWrites(source, names);
    const moved: MovedTable[] = [];
    let jobCount = 0;
    await repository.inTransaction(target, isDryRun, async () => {
      await repository.emptyTables(target, all);
      await repository.setTriggers(target, names, 'disable');
      for (const table of all) moved.push(await moveTable(source, target, table));
      await repository.checkForeignKeys(target);
      await repository.setTriggers(target, names, 'enable');
      await repository.resetSequences(target);
      jobCount = await copyJobs(source, target);
    });
    if (!isDryRun) await closeSource(connect, source);
    await source.query('rollback');
    const readOnlySeconds = (performance.now() - start) / 1000;
    return { versions, tables: moved, jobs: jobCount, readOnlySeconds };
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

async function checkTarget(source: pg.ClientBase, target: pg.ClientBase): Promise<void> {
  if (await repository.hasAccountsOrCompanies(target))
    throw new CliError('The new database contains accounts or companies. Specify an empty database.');
  const [before, after] = await Promise.all([
    repository.readMigrations(source),
    repository.readMigrations(target),
  ]);
  const missing = after.filter((name) => !before.includes(name));
  if (missing.length > 0)
    throw new CliError(`Run first: npm run portal -- migrate. The database lacks ${missing.join(', ')}.`);
}

async function moveTable(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: repository.Table,
): Promise<MovedTable> {
  const columns = repository.copyTarget(table);
  await copyRows(source, target, { source: columns, target: columns });
  const [before, after] = await Promise.all([
    repository.readTableContent(source, table),
    repository.readTableContent(target, table),
  ]);
  if (before.rows !== after.rows || before.checksum !== after.checksum)
    throw new CliError(`Table ${table.name} differs after the copy. Nothing was changed.`);
  return { name: table.name, ...after };
}

async function closeSource(connect: () => Promise<pg.Client>, holder: pg.ClientBase): Promise<void> {
  const client = await connect();
  try {
    await closeForWrites(client, await backendOf(holder));
  } finally {
    await client.end();
  }
}
