/** Measures what an import reads from invented careers pages (`npm run bench -- import-quality`). */
import { print } from './report.ts';
import type { CorpusHalf } from './import-quality/readCorpus.ts';
import { precisionOf, recallOf, scoreCorpus } from './import-quality/scoreCorpus.ts';

/** `--faults` lists the differences of the development half; those of the held-out half stay unseen. */
const WITH_FAULTS = process.argv.includes('--faults');

for (const half of ['development', 'held-out'] satisfies CorpusHalf[]) {
  const { cases, fields, faults } = await scoreCorpus(half);
  print(`${half}: ${cases} careers pages`);
  print('field     stated  read  right  recall  precision');
  for (const [field, score] of Object.entries(fields)) {
    const { stated, read, right } = score;
    const counts = [stated, read, right].map((count) => String(count).padStart(6)).join('');
    print(`${field.padEnd(9)}${counts}  ${recallOf(score).toFixed(3)}  ${precisionOf(score).toFixed(3)}`);
  }
  if (WITH_FAULTS && half === 'development') for (const fault of faults) print(fault);
  print('');
}
