import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { builtRemote } from '../../shell/server/releases/testing/builtRemote.ts';
import { buildIn, cloneInto } from './rebuild.ts';

const SLOW = 30_000;

let home: string;
let repository: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@portal.aw', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-rebuild-test-'));
  repository = join(home, 'repository');
  const { version } = builtRemote(join(repository, 'built'));
  const scripts = { build: 'cp -r built dist && echo $TZ > zone.txt' };
  writeFileSync(
    join(repository, 'package.json'),
    JSON.stringify({ name: 'mfe-checkout', version: '1.0.0', scripts }),
  );
  writeFileSync(
    join(repository, 'package-lock.json'),
    JSON.stringify({ name: 'mfe-checkout', version: '1.0.0', lockfileVersion: 3, packages: {} }),
  );
  writeFileSync(join(repository, 'version.txt'), version);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test(
  'builds a commit in an empty clone, without files that are not committed',
  async () => {
    const commit = git('rev-parse', 'HEAD');
    const version = readFileSync(join(repository, 'version.txt'), 'utf8');
    builtRemote(join(repository, 'built'), 'second');
    const clone = join(home, 'clone');
    mkdirSync(clone);
    expect(cloneInto(clone, repository, commit.slice(0, 12))).toBe(commit);
    expect(await buildIn(clone, 'mfe-checkout', { TZ: 'Asia/Tokyo' })).toMatchObject({ version });
    expect(readFileSync(join(clone, 'zone.txt'), 'utf8').trim()).toBe('Asia/Tokyo');
  },
  SLOW,
);

test('names a commit that the repository does not have', () => {
  mkdirSync(join(home, 'clone'));
  expect(() => cloneInto(join(home, 'clone'), repository, 'f'.repeat(40))).toThrow(/git checkout .*f{40}/);
});
