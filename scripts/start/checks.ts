import { REMOTES } from '../build/package.ts';
import type { Stage } from './stages.ts';

/** What holds the code to its rules without running it. */
export const checks: Stage[] = [
  { name: 'Lint', command: ['oxlint', '--type-aware'] },
  { name: 'Format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Types', command: ['tsc', '-b'] },
  {
    name: 'Boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'shared',
      'shell',
      ...REMOTES,
      'api',
      'e2e',
      'scripts',
    ],
  },
  { name: 'Dead code', command: ['knip'] },
];

/** Unit, API and contract tests. */
export const jestTests: Stage = {
  name: 'Unit, API and contract tests',
  command: [
    process.execPath,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=DeprecationWarning',
    'node_modules/jest/bin/jest.js',
    '--max-workers=2',
    '--json',
    '--outputFile=.cache/jest.json',
  ],
};

/** Builds everything, starts it, and walks it in a browser. */
export const browserTests: Stage = {
  name: 'Browser tests',
  command: [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
  ],
};
