import { runApiBench } from './api/runApiBench.ts';

/** Prints precision and recall per field of imports from invented careers pages. */
export async function run(): Promise<void> {
  await runApiBench('importQuality.ts', process.argv.slice(3));
}
