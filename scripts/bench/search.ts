import { runApiBench } from './api/runApiBench.ts';

/**
 * Compares searches over HTTP with the same SQL statements over `pg` alone, among 1,000 and 100,000 vacancies.
 * `npm run bench -- search 1000000` uses another number; inserting a million takes about ten minutes.
 */
export async function run(): Promise<void> {
  await runApiBench('search.ts', process.argv.slice(3));
}
