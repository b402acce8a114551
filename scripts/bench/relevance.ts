import { runApiBench } from './api/runApiBench.ts';

/** Scores the ranking of judged queries over the demo: nDCG@10, mean reciprocal rank and the share without results. */
export async function run(): Promise<void> {
  await runApiBench('relevance.ts', process.argv.slice(3));
}
