import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { shellFileFinder } from './shellFileFinder.ts';
import { builtShell } from '../testing/builtRemote.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-shell-files-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a shell that was requested during its upload is found once the upload ended', async () => {
  const built = join(home, 'built');
  const { version } = builtShell(built);
  const shells = join(home, 'releases/remotes/shell');
  const earlier = builtShell(join(home, 'earlier'), 'earlier', { chunk: 'about.js' });
  cpSync(join(home, 'earlier'), join(shells, earlier.version), { recursive: true });
  const uploaded = join(shells, version);
  const find = shellFileFinder(join(home, 'releases'));
  mkdirSync(uploaded, { recursive: true });
  cpSync(join(built, 'plans.js'), join(uploaded, 'plans.js'));
  expect(await Promise.all([find('plans.js'), find('plans.js')])).toEqual([undefined, undefined]);
  cpSync(join(built, 'release.json'), join(uploaded, 'release.json'));
  expect(await Promise.all([find('plans.js'), find('plans.js')])).toEqual([version, version]);
});
