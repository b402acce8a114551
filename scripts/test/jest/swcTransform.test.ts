import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import swcTransform from './swcTransform.ts';

const cacheDirectory = mkdtempSync(join(tmpdir(), 'swc-transform-'));
afterAll(() => rmSync(cacheDirectory, { recursive: true }));

/** Modules that an entry point has loaded before and after one of its names is used. */
function loadedBy(isLazy: boolean): { before: string[]; after: string[] } {
  const jsc = { parser: { syntax: 'typescript' as const } };
  const source = `import { sum } from './sum.ts';
    export { aHost } from './aHost.ts';
    export {
      renderRoutes,
    } from './renderRoutes.ts';
    export const three = sum(1, 2);`.replaceAll('    export', 'export');
  const transformer = swcTransform.createTransformer({ cacheDirectory, isLazy, jsc });
  const options = { supportsStaticESM: false } as Parameters<typeof transformer.process>[2];
  const { code } = transformer.process(source, join(cacheDirectory, 'index.ts'), options);
  const loaded: string[] = [];
  const load = (path: string) => {
    loaded.push(path);
    return { sum: (a: number, b: number) => a + b };
  };
  const exported: Record<string, unknown> = {};
  compileFunction(code, ['require', 'exports'])(load, exported);
  const before = loaded.toSorted();
  void exported['renderRoutes'];
  return { before, after: loaded.toSorted() };
}

test('loads a re-exported module at its first use, except for one that registers hooks', () => {
  expect(loadedBy(true)).toEqual({
    before: ['./aHost.ts', './sum.ts'],
    after: ['./aHost.ts', './renderRoutes.ts', './sum.ts'],
  });
});

test('loads all modules at once where laziness is off', () => {
  expect(loadedBy(false).before).toEqual(['./aHost.ts', './renderRoutes.ts', './sum.ts']);
});
