import { basename } from 'node:path';
import { browserProjects, cacheDirectory } from '../test/jest/browserProjects.ts';

/** Jest configuration of the remote in the current folder. */
export default {
  projects: browserProjects({
    name: basename(process.cwd()),
    folder: basename(process.cwd()),
    tests: ['src'],
  }),
  cacheDirectory,
  testTimeout: 45_000,
};
