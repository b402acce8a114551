import { table } from '@cpa/shared/server';
import { Argument } from 'commander';
import { moveDatabase } from '../move/moveDatabase.ts';
import { openForWrites } from '../move/move.repository.ts';
import type { OperatorCommand } from '../operatorCommand.ts';

const move: OperatorCommand = {
  name: 'database move',
  argument: new Argument('<url>', 'empty database, such as postgres://portal:password@host/portal'),
  summary: 'Copy the database to another server, compare every table, and leave the old one read-only.',
  hasDryRun: true,
  runsOutsideTransaction: true,
  run: async ({ connect, isDryRun }, { args }) => {
    const moved = await moveDatabase({ connect, url: args[0]!, isDryRun });
    const [before, after] = moved.versions;
    const rows = moved.tables.reduce((sum, each) => sum + each.rows, 0);
    const lines = [
      table(moved.tables.map(({ name, rows: count, checksum }) => [name, String(count), checksum])),
      `The checksums of all ${moved.tables.length} tables with ${rows} rows are equal in PostgreSQL ${before} and ${after}. Unfinished jobs: ${moved.jobs}.`,
      `The portal could read but not write for ${moved.readOnlySeconds.toFixed(1)} s.`,
      isDryRun
        ? 'Nothing was changed (dry run).'
        : 'The old database is read-only now. Set DATABASE_URL to the new one and restart every server.',
    ];
    return { data: moved, text: lines.join('\n') };
  },
};

const reopen: OperatorCommand = {
  name: 'database reopen',
  summary:
    "Let a database be written again after a move. Run with PGOPTIONS='-c default_transaction_read_only=off'.",
  runsOutsideTransaction: true,
  run: async ({ connect }) => {
    const client = await connect();
    try {
      await openForWrites(client);
    } finally {
      await client.end();
    }
    return {
      data: { is_read_only: false },
      text: 'The database can be written again. Restart every server.',
    };
  },
};

export const databaseCommands: OperatorCommand[] = [move, reopen];
