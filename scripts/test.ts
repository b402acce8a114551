/**
 * `npm test`: runs the static checks, the unit tests and the browser tests. `npm test -- unit` or `-- browser` runs one
 * part, `npm test -- unit mfe-public api` the unit tests of the named packages, `npm test -- changed` what the changes since
 * `main` reach, `npm test -- pages` every page in every language, `npm test -- pseudo` with texts that are 40 % longer,
 * `npm test -- old-release` the API tests of the last release on the schema of this one.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { COMPILE_CACHE, ROOT } from './start/settings.ts';
import { countTests } from './test/countTests.ts';
import { type Concurrent, type Stage, runStages } from './test/runStages.ts';
import { slowestFiles } from './test/slowestFiles.ts';
import {
  browserTests,
  changedTests,
  checks,
  everyPageTests,
  jestTests,
  oldReleaseTests,
  reports,
  testsOf,
} from './test/stages.ts';
import { trimCache } from './test/trimCache.ts';

// The tests start over a hundred Node processes. With this cache each compiles its modules in half the time.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;
trimCache(COMPILE_CACHE, 7);

const [part = 'all', ...packages] = process.argv.slice(2);

const PARTS: Record<string, (Stage | Concurrent)[]> = {
  all: [...checks, jestTests, browserTests],
  checks,
  unit: [packages.length > 0 ? testsOf(packages) : jestTests],
  browser: [browserTests],
  pages: [everyPageTests],
  pseudo: [everyPageTests],
  'old-release': [oldReleaseTests],
  changed: part === 'changed' ? changedTests() : [],
};

requirePinnedNode();
if (part === 'pseudo') process.env['PSEUDO_TEXTS'] = 'on';
if (packages.length > 0 && part !== 'unit') fail('Package names apply to unit tests only.');
const stages = PARTS[part] ?? fail(`Unknown part “${part}”. Known parts: ${Object.keys(PARTS).join(', ')}.`);
for (const report of Object.values(reports)) rmSync(join(ROOT, report), { force: true });

const hasPassed = await runStages(stages);
process.stdout.write(slowestFiles(reports));
const { passed, failed, skipped, flaky } = countTests(reports);
process.stdout.write(
  `\n${passed} passed (${flaky} on the second run), ${failed} failed, ${skipped} skipped\n`,
);
process.exitCode = hasPassed ? 0 : 1;
