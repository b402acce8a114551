import { projects } from './scripts/jest/projects.ts';

// A busy machine is no failure: what hangs is still ended after half a minute.
export default { projects, maxWorkers: 1, testTimeout: 30_000 };
