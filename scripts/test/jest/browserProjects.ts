import { extname, join } from 'node:path';
import { cacheFolder, root } from '../../build/workspace.ts';

/** Cache of all projects, inside the repository so that worktrees and users do not share it. */
export const cacheDirectory = join(cacheFolder, 'jest');

/** Folder of the sample remote, relative to the repository. */
export const SAMPLE = 'scripts/new-remote/mfe-sample';

/** Path of a module in this folder. The packed kit is compiled to JavaScript. */
const beside = (name: string): string => join(import.meta.dirname, name + extname(import.meta.filename));

const swc = (isBrowser: boolean) => [
  beside('swcTransform'),
  {
    cacheDirectory: join(cacheDirectory, 'swc'),
    isLazy: isBrowser,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isBrowser } },
    },
    sourceMaps: 'inline',
  },
];

export const transformFor = (isBrowser: boolean) => ({
  '\\.messages\\.json$': beside('messagesTransform'),
  '\\.(t|j)sx?$': swc(isBrowser),
});

/** Jest project: its name, its folder and the paths in that folder that hold tests. */
export type ProjectOptions = { name: string; folder: string; tests: string[] };

export const common = ({ name, folder, tests }: ProjectOptions) => ({
  displayName: name,
  cacheDirectory,
  rootDir: join(root, folder),
  testMatch: tests.flatMap((path) => [`<rootDir>/${path}/**/*.test.ts`, `<rootDir>/${path}/**/*.test.tsx`]),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(folder === 'scripts' ? [`/${SAMPLE}/`] : [])],
  // A remote in another repository has our packages in node_modules.
  transformIgnorePatterns: ['/node_modules/(?!@cpa/)'],
  moduleNameMapper: {
    '\\.module\\.css$': beside('cssModule'),
    '\\.css$': beside('emptyModule'),
    // 64 files of zod's own error messages, which only the scripts show.
    ...(folder !== 'scripts' && { '^\\.\\./locales/index\\.c?js$': beside('emptyModule') }),
  },
  restoreMocks: true,
});

/**
 * Browser code: `.test.tsx` in jsdom, `.test.ts` in Node. Our files are compiled to CommonJS. Packages are not compiled: Jest loads ESM-only packages with `require` (Node ≥ 24.9 and
 * `--experimental-vm-modules`).
 */
export const browserProjects = (options: ProjectOptions) => {
  const { testMatch, ...project } = { ...common(options), transform: transformFor(true) };
  return [
    {
      ...project,
      testMatch: testMatch.filter((path) => path.endsWith('.tsx')),
      testEnvironment: beside('jsdomEnvironment'),
      setupFilesAfterEnv: [beside('setupBrowser')],
    },
    { ...project, testMatch: testMatch.filter((path) => path.endsWith('.ts')), testEnvironment: 'node' },
  ];
};
