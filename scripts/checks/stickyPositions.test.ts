import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REMOTES, root } from '../build/workspace.ts';
import { readSourceFiles } from './sourceFiles.ts';

test('headers and bars that stay in view take their position from --sticky, which high zoom turns off', () => {
  const files = ['shared', 'shell', ...REMOTES].flatMap((name) =>
    readSourceFiles(join(root, name, 'src'), ['css']),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ source }) => /position:\s*sticky/.test(source)).map(({ path }) => path)).toEqual([]);
});
