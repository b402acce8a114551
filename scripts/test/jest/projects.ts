import { dirname, join } from 'node:path';
import { REMOTES } from '../../build/package.ts';

const here = import.meta.dirname;
const root = dirname(dirname(dirname(here)));

/** Cache of all projects, inside the repository so that worktrees and users do not share it. */
export const cacheDirectory = join(root, '.cache/jest');

const swc = (isBrowser: boolean) => [
  join(here, 'swcTransform.ts'),
  {
    cacheDirectory: join(cacheDirectory, 'swc'),
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isBrowser } },
    },
    sourceMaps: 'inline',
  },
];

const transformFor = (isBrowser: boolean) => ({
  '\\.messages\\.json$': join(here, 'messagesTransform.ts'),
  '\\.(t|j)sx?$': swc(isBrowser),
});

/** Jest project: its name, its folder and the paths in that folder that hold tests. */
type ProjectOptions = { name: string; folder: string; tests: string[] };

/** Tests of pure functions need no DOM. Starting jsdom and Testing Library takes longer than they do. */
const PURE_TEST = '/(contracts|model|routing)/[^/]+\\.test\\.ts$';

const common = ({ name, folder, tests }: ProjectOptions) => ({
  displayName: name,
  cacheDirectory,
  rootDir: join(root, folder),
  testMatch: tests.flatMap((path) => [`<rootDir>/${path}/**/*.test.ts`, `<rootDir>/${path}/**/*.test.tsx`]),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(folder === 'scripts' ? [`/${SAMPLE}/`] : [])],
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.module\\.css$': join(here, 'cssModule.ts'),
    '\\.css$': join(here, 'emptyModule.ts'),
  },
  restoreMocks: true,
});

/**
 * Browser code: in jsdom, except for tests of pure functions. Our files are compiled to CommonJS. Packages are not
 * compiled: Jest loads ESM-only packages with `require` (Node ≥ 24.9 and `--experimental-vm-modules`).
 */
const browserProjects = (options: ProjectOptions) => {
  const project = { ...common(options), transform: transformFor(true) };
  const { testMatch, testPathIgnorePatterns, ...rest } = project;
  return [
    {
      ...rest,
      testMatch,
      testPathIgnorePatterns: [...testPathIgnorePatterns, PURE_TEST],
      testEnvironment: join(here, 'jsdomEnvironment.ts'),
      setupFilesAfterEnv: [join(here, 'setupBrowser.ts')],
    },
    { ...rest, testRegex: PURE_TEST, testPathIgnorePatterns, testEnvironment: 'node' },
  ];
};

/** Servers and tools, as native ES modules, so that `import.meta` and top-level `await` work. */
const nodeProject = (options: ProjectOptions) => ({
  ...common(options),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: transformFor(false),
  testEnvironment: 'node',
  setupFiles: [join(here, 'setupNode.cjs')],
});

const SAMPLE = 'scripts/new-remote/mfe-sample';

/** Jest projects. `--selectProjects shared shell` runs the named ones. */
export const projects = [
  ...browserProjects({ name: 'shared', folder: 'shared', tests: ['src'] }),
  ...browserProjects({ name: 'shell', folder: 'shell', tests: ['src'] }),
  nodeProject({ name: 'shell-server', folder: 'shell', tests: ['server'] }),
  ...REMOTES.flatMap((name) => browserProjects({ name, folder: name, tests: ['src'] })),
  ...browserProjects({ name: 'mfe-sample', folder: SAMPLE, tests: ['src'] }),
  {
    ...nodeProject({ name: 'api', folder: 'api', tests: ['src', 'test'] }),
    globalSetup: join(root, 'api/test/globalSetup.mts'),
    globalTeardown: join(root, 'api/test/globalTeardown.mts'),
  },
  nodeProject({ name: 'scripts', folder: 'scripts', tests: ['.'] }),
];
