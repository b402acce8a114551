import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { releaseStore } from '../../shell/server/releases/index.ts';
import { readRemote, root } from '../build/package.ts';
import { readPlatformContract } from '../build/platformContract.ts';
import { type Built, buildRemote } from '../build/testing.ts';
import { writeRemote } from './writeRemote.ts';

let into: string;
let folder: string;

beforeAll(() => {
  // Inside the repository, where packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  into = mkdtempSync(join(root, '.cache/new-remote-'));
  folder = writeRemote({ name: 'job-fairs', route: '/fairs/next', into });
});
afterAll(() => rmSync(into, { recursive: true, force: true }));

describe('a new remote', () => {
  test('has its own names everywhere, and nothing of the sample', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files)
      expect([file, readFileSync(file, 'utf8').match(/sample/gi)]).toEqual([file, null]);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(read('package.json')).toContain('"@cpa/mfe-job-fairs"');
    expect(read('tsconfig.json')).toContain('"extends": "../tsconfig.base.json"');
    expect(read('src/routes/home.route.tsx')).toContain("'job-fairs/sectors'");
    expect(read('src/features/sectors/state/sectorsSlice.ts')).toContain("'jobFairsSectors'");
  });

  test('is built by the preset of all remotes, published, and active under its route', async () => {
    const dist = join(folder, 'dist');
    const built: Built = await buildRemote(dist, await readRemote(folder), readPlatformContract());
    expect(built.errors).toEqual([]);
    const store = releaseStore(join(into, 'home'));
    const { release } = await store.publish(dist, 'mfe-job-fairs');
    await store.activate('mfe-job-fairs', release.version);
    const { remotes } = await store.document();
    expect(remotes.map(({ name, routes }) => [name, routes.map(({ path }) => path)])).toEqual([
      ['mfe-job-fairs', ['/fairs/next']],
    ]);
  });
});

describe('a new remote is refused', () => {
  test.each([
    ['Job Fairs', '/fairs', '"Job Fairs" is no name'],
    ['../fairs', '/fairs', '"../fairs" is no name'],
    ['fairs', 'fairs', '"fairs" is no address'],
    ['fairs', "/fairs'", 'is no address'],
  ])('as %p at %p', (name, route, sentence) => {
    expect(() => writeRemote({ name, route, into })).toThrow(sentence);
    expect(existsSync(join(into, `mfe-${name}`))).toBe(false);
  });

  test('where a folder of that name is', () => {
    expect(() => writeRemote({ name: 'job-fairs', route: '/fairs', into })).toThrow('is there already');
  });
});
