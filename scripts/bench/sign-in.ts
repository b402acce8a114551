import { runApiBench } from './api/runApiBench.ts';

/** Sign-ins a second over HTTP, beside argon2id alone with the same cost and as many at a time. */
export async function run(): Promise<void> {
  await runApiBench('signIn.ts');
}
