import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REMOTES, root } from '../build/workspace.ts';
import { readSourceFiles } from './sourceFiles.ts';

const files = ['shared', 'shell', ...REMOTES].flatMap((name) =>
  readSourceFiles(join(root, name, 'src'), ['css']),
);

test('headers and bars that stay in view take their position from --sticky, which high zoom turns off', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ source }) => /position:\s*sticky/.test(source)).map(({ path }) => path)).toEqual([]);
});

test('only the dock stays at the bottom of the window', () => {
  const rules = files.flatMap(({ path, source }) =>
    [...source.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => ({ path, body: body! })),
  );
  const atBottom = rules.filter(
    ({ body }) => /position:\s*(?:fixed|var\(--fixed\))/.test(body) && hasBottom(body),
  );
  expect([...new Set(atBottom.map(({ path }) => path))]).toEqual(['ui/dock/DockPlace.module.css']);
});

/** Tells whether a rule sets the distance to the bottom and not to the top, as `bottom: 0` or `inset: auto 0 0` does. */
function hasBottom(body: string): boolean {
  if (/(?:^|[;\s])(?:bottom|inset-block-end):/.test(body)) return true;
  const inset = /(?:^|[;\s])inset(?:-block)?:\s*([^;]+)/.exec(body)?.[1];
  return inset !== undefined && /^auto\b/.test(inset) && !/^auto$/.test(inset.trim());
}
