import { runApiBench } from './api/runApiBench.ts';

/** Measures time and memory of pictures and resumes as they are uploaded, with hostile ones that it makes itself. */
export async function run(): Promise<void> {
  await runApiBench('uploads.ts');
}
