import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Interleavings for each seed. `npm run bench -- payments` checks more. */
const RUNS = '35';
const BENCH = join(import.meta.dirname, '../../../bench/payments.ts');

// In a process without Jest, in which drawing the QR code of each payment by bank takes a hundred times as long.
test.each([1, 2])(
  'charges and grants an order at most once, whatever happens in which order (seed %i)',
  async (seed) => {
    const { stdout } = await promisify(execFile)(process.execPath, [BENCH, RUNS, String(seed)]);
    // The interleavings reach every end of a payment.
    for (const end of ['cancelled', 'expired', 'failed', 'paid', 'refunded']) {
      expect(stdout).toMatch(new RegExp(`[1-9]\\d* ${end}`));
    }
  },
  60_000,
);
