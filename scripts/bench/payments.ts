import { runApiBench } from './api/runApiBench.ts';

/**
 * Checks 1,000 random interleavings of payments against the API and both payment simulators.
 * `npm run bench -- payments 5000 7` uses another number and seed.
 */
export async function run(): Promise<void> {
  await runApiBench('payments.ts', process.argv.slice(3));
}
