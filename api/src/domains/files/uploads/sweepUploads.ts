import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';

/** Where forms lie while they are received, a folder each. */
export async function uploadsFolder({ portalHome }: Pick<Config, 'portalHome'>): Promise<string> {
  const folder = join(portalHome, 'uploads');
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Removes what a killed process was receiving: no form takes an hour. */
export async function sweepUploads(config: Pick<Config, 'portalHome'>, now = Date.now()): Promise<void> {
  const parent = await uploadsFolder(config);
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    // One that has gone meanwhile was answered.
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < now - HOUR) await rm(folder, { recursive: true, force: true });
  }
}
