import { runApiBench } from './api/runApiBench.ts';

/**
 * 1,000 and 100,000 vacancies: a mix of searches over HTTP, each beside the very statements it ran, sent over `pg`
 * alone. `npm run bench -- search 1000000` takes other numbers of vacancies; a million are about ten minutes of filling.
 */
export async function run(): Promise<void> {
  await runApiBench('search.ts', process.argv.slice(3));
}
