import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CliError, readSecretsFile, type Secrets, secretsFile, writeSecretsFile } from '@cpa/shared/server';
import * as z from 'zod/mini';
import { hashOfFile } from './hashing.ts';
import type { Manifest } from './manifest.ts';
import { openSecrets, sealSecrets } from './sealSecrets.ts';

/** Data that a running site needs besides its database. */
export interface Installation {
  /** Folder of run-time data. */
  home: string;
  /** False when uploaded files are in a bucket, which needs its own backup. */
  hasFiles: boolean;
  /** False when the release store is in a bucket. */
  hasReleases: boolean;
  secrets: Secrets;
  /** Encrypts the secrets; without it they are not saved. */
  passphrase: string | undefined;
  isProduction: boolean;
}

const SEALED = 'secrets.json.sealed';
const KEYS = 'release-keys.json';

const sealedSchema = z.object({
  secrets: z.record(z.string(), z.string()),
  release_keys: z.optional(z.string()),
});
type OpenedSecrets = z.infer<typeof sealedSchema>;

/** Copies uploaded files, release store, secrets and release keys into a backup. */
export async function saveInstallation(
  folder: string,
  { home, hasFiles, hasReleases, secrets, passphrase }: Installation,
): Promise<Pick<Manifest, 'has_files' | 'has_releases' | 'has_secrets' | 'files'>> {
  const saves = async (name: string): Promise<boolean> => {
    if (!(await isFolder(join(home, name)))) return false;
    await cp(join(home, name), join(folder, name), { recursive: true });
    return true;
  };
  const has_files = hasFiles && (await saves('files'));
  const has_releases = hasReleases && (await saves('releases'));
  if (passphrase !== undefined) {
    const keys = await readFile(join(home, KEYS), 'utf8').catch(() => undefined);
    const text = JSON.stringify({ secrets, release_keys: keys });
    await writeFile(join(folder, SEALED), sealSecrets(text, passphrase), { mode: 0o600 });
  }
  return { has_files, has_releases, has_secrets: passphrase !== undefined, files: await hashFiles(folder) };
}

/** Hashes the files of a backup except those of the tables. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(file.parentPath, file.name));
    if (file.isFile() && !path.startsWith('tables')) hashes[path] = await hashOfFile(join(folder, path));
  }
  return hashes;
}

/** Decrypts the secrets of a backup. Undefined when it has none. @throws CliError without the right passphrase */
export async function readSealedSecrets(
  folder: string,
  { has_secrets }: Manifest,
  passphrase: string | undefined,
): Promise<OpenedSecrets | undefined> {
  if (has_secrets !== true) return undefined;
  if (passphrase === undefined)
    throw new CliError('The backup contains secrets. Set BACKUP_PASSPHRASE to the passphrase of the backup.');
  const sealed = await readFile(join(folder, SEALED), 'utf8').catch(() => '');
  return z.parse(sealedSchema, JSON.parse(openSecrets(sealed, passphrase)));
}

/**
 * Restores what `saveInstallation` wrote. Production reads its secrets from the environment, so they are written to a
 * file for the operator. @returns the path of that file, else undefined.
 */
export async function restoreInstallation(
  folder: string,
  manifest: Manifest,
  { home, hasFiles, hasReleases, isProduction }: Omit<Installation, 'secrets' | 'passphrase'>,
  opened: OpenedSecrets | undefined,
): Promise<string | undefined> {
  const restores = async (name: string): Promise<void> =>
    await cp(join(folder, name), join(home, name), { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  if (manifest.has_files && hasFiles) await restores('files');
  if (manifest.has_releases === true && hasReleases) await restores('releases');
  if (opened === undefined) return undefined;
  const { secrets, release_keys: keys } = opened;
  if (keys !== undefined) await writeFile(join(home, KEYS), keys, { mode: 0o600 });
  if (!isProduction) {
    const file = secretsFile(home);
    writeSecretsFile(file, { ...readSecretsFile(file), ...secrets });
    return undefined;
  }
  const file = join(home, 'restored-secrets.env');
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(''), { mode: 0o600 });
  return file;
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
