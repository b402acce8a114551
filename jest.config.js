import { projects } from './scripts/jest/projects.ts';

// A busy machine is no failure: what hangs is still ended after two minutes.
export default { projects, maxWorkers: 1, testTimeout: 120_000 };
