import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importsOf } from './compileSource.ts';
import { writeKit } from './writeKit.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpa-kit-'));
  writeKit(folder, '3.0.0');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiled files; the sample is a template that each remote compiles itself. */
const modules = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !file.includes('mfe-sample'),
  );
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('contains every module that its modules import, compiled', () => {
  const missing = modules().flatMap((file) =>
    importsOf(read(file))
      .filter((name) => name.startsWith('.') && !existsSync(resolve(folder, dirname(file), name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(modules()).toEqual(expect.arrayContaining(['scripts/kit/cli.js', 'scripts/build/layerLoader.js']));
});

test('depends on exact versions and on the package of its own version', () => {
  const { dependencies, peerDependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
    peerDependencies: object;
  };
  expect(peerDependencies).toEqual({ '@cpa/shared': '3.0.0' });
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['webpack', 'jest', 'commander']));
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
});

test('contains the contract that builds are checked against, and no test', () => {
  const contract = JSON.parse(read('contract.json')) as { modules: Record<string, { names: string[] }> };
  expect(contract.modules['@cpa/shared/remote']?.names).toContain('createPages');
  expect(modules().filter((file) => file.includes('.test.'))).toEqual([]);
});
