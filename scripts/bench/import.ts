import { runApiBench } from './api/runApiBench.ts';

/** An import of 200 vacancies beside a bare fetch of the same page. */
export async function run(): Promise<void> {
  await runApiBench('import.ts');
}
