import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../site.ts';

/** Output of a remote's build. */
export type Build = { folder: string; release: { version: string; [key: string]: unknown } };

export type BrokenBuilds = { plain: Build; forOldReact: Build };

/** Builds the broken remote in the same way as other remotes. Takes a few seconds. */
export function buildBrokenRemotes(folder: string): BrokenBuilds {
  return {
    plain: build(join(folder, 'plain')),
    forOldReact: build(join(folder, 'old-react'), '--react', '17.0.2'),
  };
}

function build(folder: string, ...options: string[]): Build {
  const script = join(site.root, 'scripts/build/buildBroken.ts');
  execFileSync(process.execPath, [script, folder, ...options], { cwd: site.root });
  return readBuild(folder);
}

export function readBuild(folder: string): Build {
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Build['release'];
  return { folder, release };
}
