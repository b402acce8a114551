import { REMOTES } from '../build/workspace.ts';

/**
 * Tests that a change reaches.
 * @property isAll the change may reach every unit test: packages, compiler or Jest settings
 * @property sources source files whose importing tests Jest finds
 * @property specs folders and files of browser specs
 */
export type ReachedTests = { isAll: boolean; sources: string[]; specs: string[] };

const SETTINGS =
  /^(package(-lock)?\.json|jest\.config\.js|tsconfig[^/]*\.json|scripts\/test\/jest\/.*(?<!\.test\.ts))$/;
const SOURCE = /\.([cm]?[jt]sx?|json|css)$/;
const SPEC = /^e2e\/specs\/.+\.spec\.ts$/;

/** Files that API tests read by their paths, and the helper that these tests import. */
const API_DATA = /^api\/(migrations|demo-data|data|content)\//;
const API_HELPER = 'api/test/support/testDatabase.ts';

const SPECS_OF_SHELL = ['shell', 'rendering', 'resilience', 'release'];

/**
 * Returns the tests that changed files reach. Browser specs belong to a remote or to the shell; a change of `shared` or
 * of the API alone runs none of them, because it would run all.
 * @param files changed files that exist, relative to the root of the repository
 */
export function reachedTests(files: string[]): ReachedTests {
  const isProduct = (folder: string) => (file: string) =>
    file.startsWith(`${folder}/`) && SOURCE.test(file) && !/\.test\.tsx?$/.test(file);
  const folders = [
    ...REMOTES.filter((name) => files.some(isProduct(name))).map((name) => name.replace('mfe-', '')),
    ...(files.some(isProduct('shell')) ? SPECS_OF_SHELL : []),
  ].map((folder) => `e2e/specs/${folder}/`);
  const specs = files.filter((file) => SPEC.test(file) && !folders.some((folder) => file.startsWith(folder)));
  return {
    isAll: files.some((file) => SETTINGS.test(file)),
    sources: [
      ...files.filter((file) => SOURCE.test(file) && !file.startsWith('e2e/')),
      ...(files.some((file) => API_DATA.test(file)) ? [API_HELPER] : []),
    ],
    specs: files.some((file) => file.startsWith('e2e/core/')) ? ['e2e/specs/'] : [...folders, ...specs],
  };
}
