import { runApiBench } from './api/runApiBench.ts';

/** Measures how long a plain read waits while the search index of 112,000 vacancies is replaced. */
export async function run(): Promise<void> {
  await runApiBench('migrations.ts');
}
