import { join, resolve } from 'node:path';
import { createBackup } from '../backup/createBackup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { OperatorContext, Verb } from '../verb.ts';

const FOLDER = { words: '<folder>', count: { least: 1, most: 1 } };

const backup: Verb = {
  name: 'backup',
  ...FOLDER,
  summary: 'Writes every table as of one moment, and the uploaded files, into an empty folder.',
  run: async ({ connect, config }, { words }) => {
    const folder = resolve(words[0]!);
    const client = await connect();
    try {
      const manifest = await createBackup(client, folder, filesOf(config));
      return { data: summaryOf(manifest), text: `${folder} holds ${textOf(manifest)}.` };
    } finally {
      await client.end();
    }
  },
};

const restore: Verb = {
  name: 'restore',
  ...FOLDER,
  summary:
    'Fills an empty database from a backup: all of it, or nothing. Start the portal with DEMO=off before.',
  hasDryRun: true,
  run: async ({ connect, config, isDryRun }, { words }) => {
    const folder = resolve(words[0]!);
    const client = await connect();
    try {
      const files = filesOf(config);
      const manifest = await restoreBackup(client, {
        folder,
        isDryRun,
        ...(files !== undefined && { files }),
      });
      return { data: summaryOf(manifest), text: `Restored from ${manifest.made_at}: ${textOf(manifest)}.` };
    } finally {
      await client.end();
    }
  },
};

export const backupVerbs: Verb[] = [backup, restore];

/** Undefined when uploaded files are in a bucket. */
function filesOf({ s3, portalHome }: OperatorContext['config']): string | undefined {
  return s3 ? undefined : join(portalHome, 'files');
}

function summaryOf({ made_at, tables, has_files }: Manifest) {
  return { made_at, has_files, tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])) };
}

function textOf({ tables, has_files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows${has_files ? ', and the uploaded files' : ''}`;
}
