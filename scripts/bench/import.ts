import { runApiBench } from './api/runApiBench.ts';

/** Compares an import of 200 vacancies with a plain fetch of the same page. */
export async function run(): Promise<void> {
  await runApiBench('import.ts');
}
