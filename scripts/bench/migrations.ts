import { runApiBench } from './api/runApiBench.ts';

/** Measures how long a plain read waits while the table of 112,000 vacancies, or of another number, is changed. */
export async function run(): Promise<void> {
  await runApiBench('migrations.ts', process.argv.slice(3));
}
