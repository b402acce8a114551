import { REMOTES } from '../build/package.ts';
import type { Stage } from './runStages.ts';

/** Static checks. */
export const checks: Stage[] = [
  { name: 'Lint', command: ['oxlint', '--type-aware'] },
  { name: 'Format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Types', command: ['tsc', '-b'] },
  {
    name: 'Import rules',
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
  { name: 'Shared URLs', command: [process.execPath, 'scripts/checks/sharedPaths.ts'] },
  { name: 'Remote names', command: [process.execPath, 'scripts/checks/remoteNames.ts'] },
  { name: 'Folder cycles', command: [process.execPath, 'scripts/checks/folderCycles.ts'] },
  { name: 'Prose', command: [process.execPath, 'scripts/checks/prose.ts'] },
  { name: 'Commit subjects', command: [process.execPath, 'scripts/checks/commitSubjects.ts'] },
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

/** Builds and starts the composed site and drives it in a browser. */
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

/** Unit tests of the named packages. */
export function testsOf(packages: string[]): Stage {
  return {
    name: `Tests of ${packages.join(', ')}`,
    command: [...jestTests.command, '--selectProjects', ...packages],
  };
}
