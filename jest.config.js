import { cacheDirectory, projects } from './scripts/test/jest/projects.ts';

export default {
  projects,
  cacheDirectory,
  maxWorkers: 1,
  // The watchdog ends what this timeout cannot end, for example an endless loop.
  testTimeout: 45_000,
  reporters: ['default', './scripts/test/jest/watchdogReporter.ts'],
};
