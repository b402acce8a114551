import { cacheDirectory } from './scripts/test/jest/browserProjects.ts';
import { projects } from './scripts/test/jest/projects.ts';

export default {
  projects,
  cacheDirectory,
  maxWorkers: 1,
  // Each test file leaves some 15 MB behind; near the heap limit, collecting garbage takes most of the time. Three workers
  // and the processes of their tests share the 4 GB of a small machine.
  workerIdleMemoryLimit: '900MB',
  // The watchdog ends what this timeout cannot end, for example an endless loop.
  testTimeout: 45_000,
  reporters: ['default', './scripts/test/jest/watchdogReporter.ts'],
};
