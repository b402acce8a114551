import { expect, test } from '@jest/globals';
import { findRemoteNames } from './findRemoteNames.ts';

const REMOTES = ['mfe-public', 'mfe-checkout'];

test('finds the lines that name a remote', () => {
  const files = [
    { path: 'src/layout/Header.tsx', source: "const a = 1;\nif (name === 'mfe-checkout') hide();\n" },
    { path: 'server/buildSite.ts', source: '// Serves mfe-public first.\n' },
    { path: 'src/remotes/source.ts', source: "load('mfe-publications');\n" },
  ];
  expect(findRemoteNames(files, REMOTES)).toEqual(['src/layout/Header.tsx:2', 'server/buildSite.ts:1']);
});

test('ignores tests and fixtures', () => {
  const source = "const name = 'mfe-public';\n";
  const paths = [
    'src/loader.test.ts',
    'src/App.test.tsx',
    'src/remotes/testing/aRemote.ts',
    'testing/site.ts',
  ];
  expect(
    findRemoteNames(
      paths.map((path) => ({ path, source })),
      REMOTES,
    ),
  ).toEqual([]);
});
