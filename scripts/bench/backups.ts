import { runApiBench } from './api/runApiBench.ts';

/** Measures backup, restore and `database move` with 330,000 vacancies, or with another number. */
export async function run(): Promise<void> {
  await runApiBench('backups.ts', process.argv.slice(3));
}
