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

test.each(['workspace', 'platformContract'])(
  'replaces %s by a module that exports what others import from it',
  (name) => {
    const namedImport = new RegExp(`import \\{([^}]*)\\} from ["'][^"']*/${name}\\.js["']`);
    const imported = modules().flatMap((file) => namedImport.exec(read(file))?.[1]?.split(',') ?? []);
    const [, ...exported] = read(`scripts/build/${name}.js`).split(/\bexport (?:const|function) /);
    const missing = imported
      .map((specifier) => specifier.trim().split(' as ')[0]!)
      .filter(
        (wanted) =>
          !exported.some((code) => code.startsWith(wanted) && /^\W/.test(code.slice(wanted.length))),
      );
    expect(imported).not.toEqual([]);
    expect(missing).toEqual([]);
  },
);

test('contains every loader that its builds name, but not the one for the fonts of the shell', () => {
  const loaders = modules().flatMap((file) =>
    [...read(file).matchAll(/\bbesideThis\(["'](\w+)["']\)/g)].map(([, name]) => `scripts/build/${name}.js`),
  );
  const missing = loaders.filter((file) => !modules().includes(file));
  expect(loaders).toContain('scripts/build/layerLoader.js');
  expect(missing).toEqual(['scripts/build/subsetFontLoader.js']);
});

test('depends on exact versions and on packages of the same version', () => {
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
