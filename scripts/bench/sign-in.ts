import { runApiBench } from './api/runApiBench.ts';

/** Compares the throughput of sign-ins over HTTP with that of argon2id alone, at the same cost and concurrency. */
export async function run(): Promise<void> {
  await runApiBench('signIn.ts');
}
