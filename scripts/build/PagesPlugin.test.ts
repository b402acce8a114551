import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pageProblems } from './PagesPlugin.ts';
import { readManifest } from './readManifest.ts';
import { REMOTES, root } from './workspace.ts';

const pages = (...paths: string[]) =>
  `export const createRoutes = createPages([${paths.map((path) => `page('${path}', () => import('./x.ts'))`).join()}]);`;
const routes = (...paths: string[]) => paths.map((path) => ({ path, chunk: 'x' }));

test.each<[string, string, string[], string[]]>([
  ['has the pages of its manifest', pages('/a', '/a/:id'), ['/a/:id', '/a'], []],
  [
    'has a page more',
    pages('/a', '/b'),
    ['/a'],
    ['the page /b is no route of src/manifest.ts. Add it there.'],
  ],
  [
    'has a page less',
    pages('/a'),
    ['/a', '/b'],
    ['src/manifest.ts has the route /b, but there is no page("/b", …).'],
  ],
  ['has a page twice', pages('/a', '/a'), ['/a'], ['there are two pages /a.']],
  ['declares its routes by hand', 'export const createRoutes = () => [{ path: "/b" }];', ['/a'], []],
])('finds the problems of a module that %s', (_what, code, declared, problems) => {
  expect(pageProblems(code, routes(...declared))).toEqual(problems);
});

test.each(REMOTES)('finds none in %s', async (name) => {
  const code = readFileSync(join(root, name, 'src/module.ts'), 'utf8');
  const { routes: declared } = await readManifest(join(root, name));
  expect(pageProblems(code, declared)).toEqual([]);
});
