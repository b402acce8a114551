/** `npm run pack -- <folder>`: writes the packages for remotes in other repositories as npm tarballs. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeKit } from './pack/writeKit.ts';
import { writeShared } from './pack/writeShared.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { fail } from './start/fail.ts';
import { PLATFORM_VERSION } from '../shell/src/remotes/platform/keys.ts';

requirePinnedNode();
const [target] = process.argv.slice(2);
if (!target) fail('Usage: npm run pack -- <folder>');
const folder = resolve(target);
mkdirSync(folder, { recursive: true });
for (const write of [writeShared, writeKit]) {
  const draft = mkdtempSync(join(tmpdir(), 'cpa-pack-'));
  write(draft, PLATFORM_VERSION);
  const name = execFileSync('npm', ['pack', draft, '--pack-destination', folder, '--silent'], {
    encoding: 'utf8',
  });
  rmSync(draft, { recursive: true });
  console.log(join(folder, name.trim()));
}
