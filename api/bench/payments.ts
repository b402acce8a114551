/** Checks random interleavings of payments (`npm run bench -- payments [runs] [seed]`). */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPayments, openModelApp } from '../test/orders/paymentModel/checkPayments.ts';
import { print } from './report.ts';

process.env['CPA_TEST_HOME'] ??= join(tmpdir(), 'career-portal-bench');
const [runs, seed] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? Date.now() % 1_000_000)];

print(`${runs} interleavings, seed ${seed}`);
const portal = await openModelApp();
try {
  const startedAt = performance.now();
  const { steps, orders, charges, returns } = await checkPayments(portal, { runs, seed });
  const seconds = (performance.now() - startedAt) / 1000;
  const ends = Object.entries(orders).map(([status, count]) => `${count} ${status}`);
  print(`${steps} steps in ${seconds.toFixed(0)} s, no rule broken`);
  print(`orders     ${ends.join(', ')}`);
  print(`charges    ${charges}, ${returns} of them returned`);
} finally {
  await portal.close();
}
