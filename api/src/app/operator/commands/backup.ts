import { CliError } from '@cpa/shared/server';
import { join, resolve } from 'node:path';
import { Argument } from 'commander';
import { createBackup } from '../backup/createBackup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { BACKUP_DAYS, pruneBackups } from '../backup/pruneBackups.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { OperatorContext, OperatorCommand } from '../operatorCommand.ts';

const FOLDER = new Argument('<folder>', 'folder of the backup');

const backup: OperatorCommand = {
  name: 'backup',
  argument: FOLDER,
  summary: 'Write a consistent snapshot of all tables and uploaded files to an empty folder.',
  run: async ({ connect, config }, { args }) => {
    const folder = resolve(args[0]!);
    const client = await connect();
    try {
      const manifest = await createBackup(client, folder, filesFolder(config));
      return { data: summarize(manifest), text: `Saved ${describe(manifest)} to ${folder}.` };
    } finally {
      await client.end();
    }
  },
};

const restore: OperatorCommand = {
  name: 'restore',
  argument: FOLDER,
  summary: 'Restore a backup into an empty database. Start the portal with DEMO=off first.',
  hasDryRun: true,
  run: async ({ connect, config, isDryRun }, { args }) => {
    const folder = resolve(args[0]!);
    const client = await connect();
    try {
      const files = filesFolder(config);
      const manifest = await restoreBackup(client, {
        folder,
        isDryRun,
        ...(files !== undefined && { files }),
      });
      return {
        data: summarize(manifest),
        text: `Restored the backup of ${manifest.made_at}: ${describe(manifest)}.`,
      };
    } finally {
      await client.end();
    }
  },
};

const prune: OperatorCommand = {
  name: 'backups prune',
  argument: new Argument('<folder>', 'folder that contains the folders of the backups'),
  summary: `Delete backups older than ${BACKUP_DAYS} days. Run it every day.`,
  hasDryRun: true,
  needsNoDatabase: true,
  run: async ({ isDryRun }, { args }) => {
    const pruned = await pruneBackups(resolve(args[0]!), { now: new Date(), isDryRun });
    const { deleted, kept, unreadable } = pruned;
    if (unreadable.length > 0)
      throw new CliError(
        `${deleted.length} backups were deleted. Check these folders, which could not be read or deleted: ${unreadable.join(', ')}.`,
      );
    const names = deleted.length > 0 ? `: ${deleted.join(', ')}` : '';
    return {
      data: pruned,
      text: `${isDryRun ? 'Would delete' : 'Deleted'} ${deleted.length} backups${names}. ${kept.length} are kept.`,
    };
  },
};

export const backupCommands: OperatorCommand[] = [backup, restore, prune];

/** Undefined when uploaded files are in a bucket. */
function filesFolder({ s3, portalHome }: OperatorContext['config']): string | undefined {
  return s3 ? undefined : join(portalHome, 'files');
}

function summarize({ made_at, tables, has_files }: Manifest) {
  return { made_at, has_files, tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])) };
}

function describe({ tables, has_files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows${has_files ? ' and the uploaded files' : ''}`;
}
