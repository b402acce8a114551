import { CliError } from '@cpa/shared/server';
import { join, resolve } from 'node:path';
import { Argument } from 'commander';
import { recordBackupStatus } from '../backup/backupStatus.ts';
import { newestOf, openCopies } from '../backup/backupCopies.ts';
import { createBackup } from '../backup/createBackup.ts';
import type { Installation } from '../backup/installation.ts';
import type { Manifest } from '../backup/manifest.ts';
import { BACKUP_DAYS, pruneBackups, type Pruned } from '../backup/pruneBackups.ts';
import { verifyBackup } from '../backup/verification/verifyBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { OperatorContext, OperatorCommand } from '../operatorCommand.ts';

const FOLDER = new Argument('<folder>', 'folder of the backup');

const backup: OperatorCommand = {
  name: 'backup',
  argument: new Argument('[folder]', 'empty folder; by default, a new one in BACKUP_FOLDER'),
  summary: `Save all tables, uploaded files, releases and secrets. Without a folder, also copy them to BACKUP_COPY_FOLDER or BACKUP_COPY_BUCKET and delete backups older than ${BACKUP_DAYS} days.`,
  runsOutsideTransaction: true,
  run: async (context, { args }) => {
    const { backup: settings, portalHome } = context.config;
    if (args[0] !== undefined) return await save(context, resolve(args[0]));
    if (settings.folder === undefined || settings.passphrase === undefined)
      throw new CliError('Set BACKUP_FOLDER and BACKUP_PASSPHRASE, or specify a folder.');
    const name = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
    const folder = join(settings.folder, name);
    const { data, text, manifest } = await save(context, folder);
    const copies = await openCopies(settings);
    const isCopied = copies !== undefined && copies.place !== settings.folder;
    try {
      const lines = [text];
      if (isCopied) lines.push(`Copied it to ${await copies.copy(folder, manifest)} and checked the copy.`);
      recordBackupStatus(portalHome, { made_at: manifest.made_at });
      lines.push(`${settings.folder}: ${(await prune(settings.folder, false)).text}`);
      if (isCopied) {
        const pruned = await copies.prune({ now: new Date(), isDryRun: false });
        lines.push(`${copies.place}: ${describePruned(pruned, false).text}`);
      }
      return { data, text: lines.join('\n') };
    } finally {
      copies?.close();
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
      const installation = installationOf(config);
      const { manifest, secretsFile } = await restoreBackup(client, { folder, isDryRun, installation });
      const secrets =
        secretsFile === undefined ? '' : ` Set the variables of ${secretsFile}, then delete it.`;
      return {
        data: summarize(manifest),
        text: `Restored the backup of ${manifest.made_at}: ${describe(manifest)}.${secrets}`,
      };
    } finally {
      await client.end();
    }
  },
};

const pruneCommand: OperatorCommand = {
  name: 'backups prune',
  argument: new Argument('<folder>', 'folder that contains the folders of the backups'),
  summary: `Delete backups older than ${BACKUP_DAYS} days. Run it every day.`,
  hasDryRun: true,
  needsNoDatabase: true,
  run: async ({ isDryRun }, { args }) => await prune(resolve(args[0]!), isDryRun),
};

const verify: OperatorCommand = {
  name: 'backup verify',
  argument: new Argument('[folder]', 'folder of the backup; by default, the newest copy'),
  summary: 'Restore a backup beside the running site, compare it, load two pages from it and sign in.',
  runsOutsideTransaction: true,
  run: async ({ connect, direct, config, print }, { args }) => {
    const { portalHome: home } = config;
    const client = await connect();
    const ends = new AsyncDisposableStack();
    ends.defer(async () => await client.end());
    try {
      const folder = args[0] === undefined ? await newestBackup(config.backup, ends) : resolve(args[0]);
      const { passphrase, hasReleases } = installationOf(config);
      const verified = await verifyBackup({ folder, client, direct, passphrase, hasReleases, print });
      recordBackupStatus(home, { verified_at: new Date().toISOString(), problem: undefined });
      const text = `The backup of ${verified.made_at} is good: ${verified.tables} tables with ${verified.rows} rows.`;
      return { data: verified, text };
    } catch (error) {
      recordBackupStatus(home, { problem: (error as Error).message });
      throw error;
    } finally {
      await ends.disposeAsync();
    }
  },
};

export const backupCommands: OperatorCommand[] = [backup, verify, restore, pruneCommand];

/**
 * Prefers the copy, because it survives the loss of the machine.
 * @param ends removes a fetched copy
 */
async function newestBackup(
  settings: OperatorContext['config']['backup'],
  ends: AsyncDisposableStack,
): Promise<string> {
  const copies = await openCopies(settings);
  if (!copies) throw new CliError('Set BACKUP_FOLDER, or specify the folder of a backup.');
  try {
    const newest = await newestOf(copies);
    if (newest === undefined) throw new CliError(`${copies.place} contains no backup.`);
    const { folder, remove } = await copies.fetch(newest);
    ends.defer(remove);
    return folder;
  } finally {
    copies.close();
  }
}

async function save({ connect, config }: OperatorContext, folder: string) {
  const client = await connect();
  try {
    const manifest = await createBackup(client, folder, installationOf(config));
    const missing = manifest.has_secrets
      ? ''
      : ' Secrets and release keys are not in it: set BACKUP_PASSPHRASE to save them encrypted.';
    return {
      manifest,
      data: { ...summarize(manifest), folder },
      text: `Saved ${describe(manifest)} to ${folder}.${missing}`,
    };
  } finally {
    await client.end();
  }
}

async function prune(parent: string, isDryRun: boolean) {
  return describePruned(await pruneBackups(parent, { now: new Date(), isDryRun }), isDryRun);
}

/** @throws CliError when one could not be read or deleted */
function describePruned(pruned: Pruned, isDryRun: boolean) {
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
}

export function installationOf(config: OperatorContext['config']): Installation {
  const { s3, portalHome: home, secrets, isProduction, backup: settings } = config;
  return {
    home,
    hasFiles: s3 === undefined,
    hasReleases: !settings.isReleaseStoreRemote,
    secrets,
    passphrase: settings.passphrase,
    isProduction,
  };
}

function summarize({ made_at, tables, has_files, has_releases, has_secrets }: Manifest) {
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  return { made_at, has_files, has_releases, has_secrets, tables: rows };
}

function describe({ tables, has_files, has_releases, has_secrets }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [
    `${tables.length} tables with ${rows} rows`,
    ...(has_files ? ['the uploaded files'] : []),
    ...(has_releases ? ['the release store'] : []),
    ...(has_secrets ? ['the encrypted secrets'] : []),
  ];
  return parts.join(', ');
}
