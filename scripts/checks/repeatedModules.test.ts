import { describe, expect, test } from '@jest/globals';
import { repeatedLibraries, repeatedModules } from './repeatedModules.ts';

describe('repeatedModules', () => {
  test('returns modules that two scripts contain', () => {
    const scripts = {
      'shell/shell.js': ['shared/src/ui/index.ts', 'shared/src/money.ts'],
      'shell/vendor.js': ['react/index.js'],
      'mfe-public/home.js': ['mfe-public/src/home.tsx', 'shared/src/money.ts', 'react/index.js'],
    };
    expect(repeatedModules(scripts)).toEqual(['react/index.js', 'shared/src/money.ts']);
  });

  test('accepts contracts, the bootstrap of a remote and tiny functions of libraries', () => {
    const modules = [
      'shared/src/contracts/values.ts',
      '@module-federation/sdk/dist/env.js',
      'clsx/dist/clsx.mjs',
    ];
    expect(repeatedModules({ 'shell.js': modules, 'entry.js': modules })).toEqual([]);
  });

  test('accepts scripts without a common module', () => {
    expect(repeatedModules({ 'a.js': ['a.ts', 'b.ts'], 'c.js': ['c.ts'] })).toEqual([]);
  });
});

test('repeatedLibraries returns large files that two packages contain, in any of their scripts', () => {
  const sizes: Record<string, number> = { 'pdfjs-dist/pdf.mjs': 450_000, 'tiny/index.js': 900 };
  const packages = [
    { 'a.js': ['pdfjs-dist/pdf.mjs', 'tiny/index.js'], 'b.js': ['large/index.js', 'large/index.js'] },
    { 'a.js': ['tiny/index.js'], 'c.js': ['pdfjs-dist/pdf.mjs'] },
  ];
  expect(repeatedLibraries(packages, (path) => sizes[path] ?? 190_000)).toEqual(['pdfjs-dist/pdf.mjs']);
});
