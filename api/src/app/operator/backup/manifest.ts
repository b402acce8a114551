import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '@cpa/shared/server';
import * as z from 'zod/mini';
import { hashOfFile } from './hashing.ts';

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** SHA-256 of the stored file, in hexadecimal. */
  sha256: z.string(),
  /** Checksum of the rows in any order, the same after a restore. */
  checksum: z.optional(z.string()),
});
export type SavedTable = z.infer<typeof tableSchema>;

/** Contents of a backup; written last, so that a folder without it is incomplete. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** Migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** True if uploaded files are in the folder `files`; false if they are in a bucket, which needs its own backup. */
  has_files: z.boolean(),
  /** True if the release store is in the folder `releases`. */
  has_releases: z.optional(z.boolean()),
  /** True if the secrets and the release keys are in the backup, encrypted. */
  has_secrets: z.optional(z.boolean()),
  /** SHA-256 of the other files, in hexadecimal, by their path in the backup. */
  files: z.optional(z.record(z.string(), z.string())),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

/** @throws CliError when the folder has no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const source = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (source === undefined) throw new CliError(`${folder} contains no backup: ${MANIFEST} is missing.`);
  return parseManifest(source, folder);
}

/** @throws CliError for a manifest that this version cannot read */
export function parseManifest(source: string, folder: string): Manifest {
  try {
    return z.parse(manifestSchema, JSON.parse(source));
  } catch {
    throw new CliError(
      `Cannot read ${MANIFEST} in ${folder}. The backup is damaged or has an unknown format.`,
    );
  }
}

export const tableFile = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.copy.gz`);

/**
 * @param hashOf computes the SHA-256 of the file at a path of the backup
 * @throws CliError when a file is missing or changed
 */
export async function checkHashes(
  folder: string,
  { tables, files = {} }: Manifest,
  hashOf = async (path: string): Promise<string> => await hashOfFile(join(folder, path)),
): Promise<void> {
  const saved = [
    ...tables.map(({ name, sha256 }) => [tableFile('', name), sha256] as const),
    ...Object.entries(files),
  ];
  for (const [path, sha256] of saved) {
    const found = await hashOf(path).catch(() => undefined);
    if (found === sha256) continue;
    const problem = found === undefined ? 'is missing' : 'does not match its checksum';
    throw new CliError(`The backup in ${folder} is damaged: ${path} ${problem}.`);
  }
}
