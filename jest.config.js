import { projects } from './scripts/test/jest/projects.ts';

export default { projects, maxWorkers: 1, testTimeout: 120_000 };
