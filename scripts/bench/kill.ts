import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, print } from '../../api/bench/report.ts';
import { createPaymentLoad } from './kill/paymentLoad.ts';
import { choosePorts } from './kill/ports.ts';
import { readAccounts } from './kill/readAccounts.ts';
import { registerUntilKilled } from './kill/registerUntilKilled.ts';
import { startApi } from './kill/startApi.ts';

const ROUNDS = 40;

/**
 * Sends `kill -9` to the API during writes, forty times, and in every second round to the database server too.
 * Counts acknowledged, lost and partially stored accounts. Orders paid at the same time must be charged and granted
 * exactly once.
 */
export async function run(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'kill-'));
  // The database may run as another OS user, which needs access to the folder.
  chmodSync(home, 0o755);
  const ports = await choosePorts();
  const payments = await createPaymentLoad(home, ports.gateway);
  const acknowledged: string[] = [];
  const startTimes: number[] = [];
  let unanswered = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const api = await startApi(home, ports);
    startTimes.push(api.readyMs);
    await payments.open(api.url);
    const registrations = registerUntilKilled(api.url, round);
    const firstPayment = Promise.withResolvers<void>();
    const purchases = payments.payUntilKilled(api.url, round, firstPayment.resolve);
    // Kill after the first payment, at a different time in each round.
    await Promise.race([firstPayment.promise, sleep(10_000)]);
    await sleep(400 + ((round * 137) % 600));
    await api.kill({ includeDatabase: round % 2 === 0 });
    const written = await registrations;
    await purchases;
    acknowledged.push(...written.acknowledged);
    unanswered += written.unanswered;
    print(`round ${round}: ${written.acknowledged.length} acknowledged, ${written.unanswered} unanswered`);
  }
  const api = await startApi(home, ports);
  const arePaymentsCorrect = await payments.report();
  const { stored, partial } = await readAccounts(home);
  await api.stop();
  rmSync(home, { recursive: true });

  const lost = acknowledged.filter((email) => !stored.has(email));
  const [firstStart = 0, ...restarts] = startTimes;
  print(
    `${ROUNDS} rounds: ${acknowledged.length} writes acknowledged, ${lost.length} lost, ${partial} stored partially`,
  );
  print(
    `${unanswered} requests got no response, ${stored.size - acknowledged.length + lost.length} of which were stored completely`,
  );
  print(
    `ready after ${firstStart} ms at first start; after a kill ${median(restarts)} ms (median), ${Math.max(...restarts)} ms (maximum)`,
  );
  if (lost.length > 0 || partial > 0 || !arePaymentsCorrect) process.exitCode = 1;
}
