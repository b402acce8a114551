import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site } from '../site.ts';

/** Output of a remote's build. */
export type Build = { folder: string; release: { version: string; [key: string]: unknown } };

export type BrokenBuilds = { plain: Build; forOldReact: Build };

/** Workers of a run share this folder. `globalSetup.ts` removes it before the run. */
export const buildFolder = join(site.cache, 'e2e-broken');
/** Milliseconds that both builds may take. */
export const BUILD_TIMEOUT_MS = 120_000;

/**
 * Builds the broken remote in the same way as other remotes, once per run: the first worker builds, the others wait
 * for its result.
 */
export async function buildBrokenRemotesOnce(): Promise<BrokenBuilds> {
  const [plain, oldReact] = [join(buildFolder, 'plain'), join(buildFolder, 'old-react')];
  const marker = join(buildFolder, 'done');
  if (createFolder()) {
    build(plain);
    build(oldReact, '--react', '17.0.2');
    writeFileSync(marker, '');
  }
  await expect.poll(() => existsSync(marker), { timeout: BUILD_TIMEOUT_MS }).toBe(true);
  return { plain: readBuild(plain), forOldReact: readBuild(oldReact) };
}

/** Creates the folder. Returns false if it exists: `mkdir` is atomic, so only one worker creates it. */
function createFolder(): boolean {
  try {
    mkdirSync(buildFolder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function build(folder: string, ...options: string[]): void {
  const script = join(site.root, 'scripts/build/buildBroken.ts');
  execFileSync(process.execPath, [script, folder, ...options], { cwd: site.root });
}

export function readBuild(folder: string): Build {
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Build['release'];
  return { folder, release };
}
