import { runApiBench } from './api/runApiBench.ts';

/** Compares the processor time of requests with and without spans that are sent to a collector. */
export async function run(): Promise<void> {
  await runApiBench('tracing.ts');
}
