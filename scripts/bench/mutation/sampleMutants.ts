import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../../api/src/platform/random/seeded.ts';
import { ROOT } from '../../start/settings.ts';
import { type Area, type TestSet, testSetOf } from './areas.ts';
import { type Equivalent, EQUIVALENTS } from './equivalents.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';

/** A mutant with its file and the tests that should notice it. */
export type Candidate = Mutant & { file: string; testSet: TestSet; equivalent: Equivalent | undefined };

/** Returns the sources of an area, relative to the repository. */
export function sourcesOf({ sources, except }: Area): string[] {
  return globSync([...sources], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && !except?.test(file))
    .toSorted();
}

/** Returns the mutants of an area in random order. The place of each depends only on the seed and on the mutant. */
export function sampleMutants(area: Area, seed: string): Candidate[] {
  return sourcesOf(area)
    .flatMap((file) => candidatesOf(area, file))
    .map((candidate) => ({
      candidate,
      rank: seeded(`${seed} ${candidate.file} ${candidate.from} ${candidate.to}`).next(),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate);
}

function candidatesOf(area: Area, file: string): Candidate[] {
  const testSet = testSetOf(area, file, existsSync(join(ROOT, file.replace(/\.ts$/, '.test.ts'))));
  return mutantsOf(readFileSync(join(ROOT, file), 'utf8')).map((mutant) => ({
    ...mutant,
    file,
    testSet,
    equivalent: EQUIVALENTS.find(
      (entry) => entry.file === file && entry.from === mutant.from.trim() && entry.to === mutant.to.trim(),
    ),
  }));
}
