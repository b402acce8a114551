import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';

/** Parent of the temporary upload folders. */
export async function uploadsFolder({ portalHome }: Pick<Config, 'portalHome'>): Promise<string> {
  const folder = join(portalHome, 'uploads');
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Deletes temporary uploads older than an hour, left by a killed process. */
export async function sweepUploads(config: Pick<Config, 'portalHome'>, now = Date.now()): Promise<void> {
  const parent = await uploadsFolder(config);
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    // A folder that is gone belonged to a request that has completed.
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < now - HOUR) await rm(folder, { recursive: true, force: true });
  }
}
