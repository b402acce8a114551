import { projects } from './scripts/jest/projects.ts';

export default { projects, maxWorkers: 1 };
