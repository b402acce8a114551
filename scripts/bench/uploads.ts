import { runApiBench } from './api/runApiBench.ts';

/** Measures time and memory of every picture that an upload accepts, with hostile ones that it makes itself. */
export async function run(): Promise<void> {
  await runApiBench('uploads.ts');
}
