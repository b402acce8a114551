import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.ts';
import { AREAS, type Area, type TestSet, widerTestSetOf } from './mutation/areas.ts';
import { FAULTS } from './mutation/faults.ts';
import { type Outcome, runTests, runTestsWith } from './mutation/runTests.ts';
import { type Candidate, sampleMutants } from './mutation/sampleMutants.ts';

/** Shortest time limit of the tests of a mutant, in milliseconds. */
const MIN_TIMEOUT_MS = 60_000;
/** Time limit as a multiple of the time that the tests take without a mutant. */
const TIMEOUT_FACTOR = 2;
const BASELINE_TIMEOUT_MS = 900_000;

/** Time limit of a mutant per project, in milliseconds. */
type Limits = Record<TestSet['project'], number>;

/**
 * Puts the faults that once survived and a random sample of small changes into the sources and prints the share that
 * the tests notice. Changes the working tree while it runs. `npm run bench -- mutation 25 7 auth` tries 25 mutants of
 * the sign-in, chosen with seed 7; without names it runs `faults` and every area.
 */
export async function run(): Promise<void> {
  const [count = '25', seed = '1', ...names] = process.argv.slice(3);
  // Exiting restores the source.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  if (isWanted('faults')) await runFaults();
  const scores: string[] = [];
  for (const area of AREAS.filter(({ name }) => isWanted(name)))
    scores.push(await scoreArea(area, { count: Number(count), seed }));
  console.log(scores.join('\n'));
}

async function runFaults(): Promise<void> {
  const limits = await timeoutsOf(FAULTS);
  for (const { name, file, from, to, ...testSet } of FAULTS) {
    const text = readFileSync(join(ROOT, file), 'utf8').replace(from, to);
    const outcome = await runTestsWith({ file, text }, testSet, limits[testSet.project]);
    console.log(`${outcome === 'passed' ? 'SURVIVED' : outcome} ${name}`);
  }
}

/** @returns a line with the share of the sample that the tests notice, and of what it consists. */
async function scoreArea(area: Area, { count, seed }: { count: number; seed: string }): Promise<string> {
  const candidates = sampleMutants(area, seed);
  const sample = candidates.slice(0, count);
  const limits = await timeoutsOf(sample.map(({ testSet }) => widerTestSetOf(area, testSet)));
  const counts = { failed: 0, hung: 0, passed: 0, equivalent: 0 };
  for (const mutant of sample) {
    const place = `${mutant.file}:${mutant.line}\n  ${mutant.from.trim()}\n  ${mutant.to.trim()}`;
    if (mutant.equivalent) {
      counts.equivalent += 1;
      console.log(`EQUIVALENT ${place}\n  ${mutant.equivalent.reason}`);
      continue;
    }
    const outcome = await outcomeOf(mutant, area, limits);
    counts[outcome] += 1;
    console.log(`${outcome === 'passed' ? 'SURVIVED' : outcome} ${place}`);
  }
  const noticed = counts.failed + counts.hung;
  const tried = noticed + counts.passed;
  const parts = [
    `${area.name}: ${noticed} of ${tried} noticed (${((100 * noticed) / tried).toFixed(1)} %)`,
    `${counts.hung} by hanging tests`,
    `${counts.equivalent} equivalent`,
    `${candidates.length} possible, seed ${seed}`,
  ];
  return parts.join(', ');
}

/** Runs the tests of the mutant's source first, and every test of the area only if they pass. */
async function outcomeOf(mutant: Candidate, area: Area, limits: Limits): Promise<Outcome> {
  const { testSet } = mutant;
  const outcome = await runTestsWith(mutant, testSet, limits[testSet.project]);
  if (outcome !== 'passed') return outcome;
  return await runTestsWith(mutant, widerTestSetOf(area, testSet), limits[testSet.project]);
}

/**
 * Runs the tests once without a mutant: they must pass.
 * @returns the time limit of a mutant per project, in milliseconds
 */
async function timeoutsOf(testSets: readonly TestSet[]): Promise<Limits> {
  const limits = { api: MIN_TIMEOUT_MS, 'shell-server': MIN_TIMEOUT_MS };
  for (const project of ['api', 'shell-server'] as const) {
    const own = testSets.filter((testSet) => testSet.project === project).map(({ tests }) => tests);
    if (own.length === 0) continue;
    const start = Date.now();
    const tests = [...new Set(own)].join('|');
    if ((await runTests({ project, tests }, BASELINE_TIMEOUT_MS)) !== 'passed')
      throw new Error(`The tests of ${project} fail without a mutant: ${tests}`);
    limits[project] = Math.max(MIN_TIMEOUT_MS, TIMEOUT_FACTOR * (Date.now() - start));
  }
  return limits;
}
