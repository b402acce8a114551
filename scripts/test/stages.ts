import { REMOTES } from '../build/workspace.ts';
import { changedFiles } from './changedFiles.ts';
import { failedTestFiles } from './failedTestFiles.ts';
import { reachedTests } from './reachedTests.ts';
import type { Concurrent, Stage } from './runStages.ts';

/** Result files of the stages, relative to the root of the repository. */
export const reports = {
  jest: '.cache/jest.json',
  jestRetry: '.cache/jest-retry.json',
  playwright: '.cache/playwright.json',
};

/** Static checks that only read the sources, the longest first. */
const readingChecks: Stage[] = [
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
  { name: 'Storage keys', command: [process.execPath, 'scripts/checks/storageKeys.ts'] },
  { name: 'Message values', command: [process.execPath, 'scripts/checks/messageValues.ts'] },
  { name: 'Translations', command: [process.execPath, 'scripts/checks/translations.ts'] },
  { name: 'Bare text', command: [process.execPath, 'scripts/checks/bareText.ts'] },
  { name: 'Unchecked claims', command: [process.execPath, 'scripts/checks/claims.ts'] },
  { name: 'Folder cycles', command: [process.execPath, 'scripts/checks/folderCycles.ts'] },
  { name: 'Migrations', command: [process.execPath, 'scripts/checks/migrations.ts'] },
  { name: 'Licences', command: [process.execPath, 'scripts/checks/licences.ts'] },
  { name: 'Ceilings', command: [process.execPath, 'scripts/checks/ceilings.ts'] },
  { name: 'Prose', command: [process.execPath, 'scripts/checks/prose.ts'] },
  { name: 'Commit subjects', command: [process.execPath, 'scripts/checks/commitSubjects.ts'] },
];

const jest = [
  process.execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=DeprecationWarning',
  'node_modules/jest/bin/jest.js',
];

/** Tests that search all sources for forbidden code. They run with the unit tests too. */
const sourceRules: Stage = {
  name: 'Source rules',
  command: [...jest, '--runTestsByPath', 'scripts/checks/sourceRules.test.ts'],
};

/** Static checks. The build for the size budgets uses all cores and replaces folders that other checks may walk. */
export const checks: (Stage | Concurrent)[] = [
  { concurrent: [...readingChecks, sourceRules] },
  { name: 'Size budgets', command: [process.execPath, 'scripts/checks/sizeBudgets.ts'] },
  { name: 'Unused styles', command: [process.execPath, 'scripts/checks/unusedStyles.ts'] },
];

/**
 * Unit, API and contract tests, in more workers than the two cores: the API tests wait for the database and for
 * processes for two fifths of their time. Test files that fail run once more without others beside them, so that a test
 * that a busy machine delayed is listed as flaky and a real failure stays a failure.
 */
export const jestTests: Stage = {
  name: 'Unit, API and contract tests',
  command: [...jest, '--json', '--max-workers=3', `--outputFile=${reports.jest}`],
  retry: () => {
    const files = failedTestFiles(reports.jest);
    if (files.length === 0 || files.length > 10) return undefined;
    return {
      name: 'Second run of the test files that failed',
      command: [
        ...jest,
        '--json',
        '--runInBand',
        `--outputFile=${reports.jestRetry}`,
        '--runTestsByPath',
        ...files,
      ],
    };
  },
};

/** Builds and starts the composed site and drives it in a browser. */
export const browserTests = browserTestsOf([]);

/**
 * Opens every page in every language. With `PSEUDO_TEXTS`, builds the site in the pseudo-language; the next build has the
 * real texts again.
 */
export const everyPageTests = browserTestsOf([], 'e2e/everyPage.config.ts');

/** API tests of the last release on the schema of this one. */
export const oldReleaseTests: Stage = {
  name: 'API tests of the last release',
  command: [process.execPath, 'scripts/test/oldRelease.ts'],
};

/** Unit tests of the named packages. */
export function testsOf(packages: string[]): Stage {
  return {
    name: `Tests of ${packages.join(', ')}`,
    command: [...jestTests.command, '--selectProjects', ...packages],
  };
}

/** Tests that the changes since `main` reach, those of work that is not committed included. */
export function changedTests(): Stage[] {
  const { isAll, sources, specs } = reachedTests(changedFiles());
  const related: Stage = {
    ...jestTests,
    name: 'Tests of what imports a changed file',
    command: [...jestTests.command, '--passWithNoTests', '--findRelatedTests', ...sources],
  };
  return [
    ...(isAll ? [jestTests] : []),
    ...(!isAll && sources.length > 0 ? [related] : []),
    ...(specs.length > 0 ? [browserTestsOf(specs)] : []),
  ];
}

/** @param specs files and folders; all specs if it is empty */
function browserTestsOf(specs: string[], config = 'e2e/playwright.config.ts'): Stage {
  const cli = 'node_modules/@playwright/test/cli.js';
  return {
    name: 'Browser tests',
    command: [process.execPath, cli, 'test', '--config', config, ...specs],
  };
}
