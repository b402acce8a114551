import { describe, expect, test } from '@jest/globals';
import { repeatedModules } from './repeatedModules.ts';

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
