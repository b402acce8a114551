import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, readSecretsFile, secretsFile } from '@cpa/shared/server';
import pg from 'pg';
import type { ConnectionTarget } from '../../../../platform/database/connect.ts';
import { prepareDatabase } from '../../../openDatabase.ts';
import { readTableContent } from '../backup.repository.ts';
import type { Installation } from '../installation.ts';
import { type Manifest, readManifest } from '../manifest.ts';
import { restoreBackup } from '../restoreBackup.ts';
import { createScratchDatabase, findOpenVacancy } from './scratchDatabase.repository.ts';
import { startServers } from './startServers.ts';
import { signInWithTestAccount, visitPage } from './visitSite.ts';

export interface VerifyOptions {
  folder: string;
  /** Connection to the running database, whose server gets a second one. */
  client: pg.ClientBase;
  direct: ConnectionTarget;
  passphrase: Installation['passphrase'];
  /** False when the releases are in a bucket: the site reads them there. */
  hasReleases: boolean;
  /** Called with each finished step. */
  print: (line: string) => void;
}

/**
 * Restores a backup into a new database beside the running one, compares rows and checksums, starts API and site on it,
 * loads two pages and signs in. Deletes all of it again. @throws CliError for the first problem
 */
export async function verifyBackup({
  folder,
  client,
  direct,
  passphrase,
  hasReleases,
  print,
}: VerifyOptions) {
  const manifest = await readManifest(folder);
  if (!manifest.has_secrets || (hasReleases && !manifest.has_releases))
    throw new CliError('The backup cannot start a site: its secrets or its release store are missing.');
  const timed = createTimer(print);
  const home = await mkdtemp(join(tmpdir(), 'portal-verify-'));
  await chmod(home, 0o700);
  const database = await createScratchDatabase(client, direct);
  const restored = new pg.Client({ connectionString: database.url });
  restored.on('error', () => undefined);
  try {
    await timed('Created an empty database', async () => await prepareDatabase(database.url));
    await restored.connect();
    const installation = { home, hasFiles: true, hasReleases, passphrase, isProduction: false };
    await timed(
      'Restored the backup',
      async () => await restoreBackup(restored, { folder, installation, isDryRun: false }),
    );
    const rows = await timed('Compared rows and checksums', async () => await compare(restored, manifest));
    const vacancy = await findOpenVacancy(restored);
    const secrets = readSecretsFile(secretsFile(home)) as Record<string, string>;
    const site = await timed(
      'Started API and site',
      async () => await startServers(database.url, home, secrets),
    );
    try {
      await timed('Loaded the home page', async () => await visitPage(site.url, '/'));
      if (vacancy === undefined) print('There is no open vacancy to load.');
      else
        await timed(
          `Loaded vacancy ${vacancy.id}`,
          async () => await visitPage(site.url, `/vacancies/${vacancy.id}`, vacancy.title),
        );
      await timed('Signed in with a test account', async () => await signInWithTestAccount(site.url));
    } finally {
      await site.stop();
    }
    return { made_at: manifest.made_at, tables: manifest.tables.length, rows };
  } finally {
    await restored.end();
    await database.drop();
    await rm(home, { recursive: true, force: true });
  }
}

/** @returns the number of rows. @throws CliError when a table differs from the backup */
async function compare(client: pg.ClientBase, { tables }: Manifest): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const { rows, checksum } = await readTableContent(client, table);
    if (rows !== table.rows || checksum !== (table.checksum ?? checksum))
      throw new CliError(
        `Table ${table.name} differs after the restore: ${rows} rows, ${table.rows} in the backup.`,
      );
    sum += rows;
  }
  return sum;
}

function createTimer(print: (line: string) => void) {
  return async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    print(`${step} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
    return result;
  };
}
