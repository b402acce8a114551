import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, print } from '../../api/bench/report.ts';
import { createPaying } from './kill/payments.ts';
import { choosePorts } from './kill/ports.ts';
import { readAccounts } from './kill/readAccounts.ts';
import { registerUntilItDies } from './kill/registerUntilItDies.ts';
import { startApi } from './kill/startApi.ts';

const ROUNDS = 20;

/**
 * `kill -9` on the API in the middle of writes, twenty times; in every second round on the database server too.
 * Counts what had been acknowledged, what of it was lost, and what was stored in half. Beside that, orders are paid, and must
 * be charged and granted once.
 */
export async function run(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'kill-'));
  // The database may run as another account, which must be able to come in.
  chmodSync(home, 0o755);
  const ports = await choosePorts();
  const paying = await createPaying(home, ports.gateway);
  const acknowledged: string[] = [];
  const startsMs: number[] = [];
  let unanswered = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const api = await startApi(home, ports);
    startsMs.push(api.readyMs);
    await paying.open(api.url);
    const writing = registerUntilItDies(api.url, round);
    const first = Promise.withResolvers<void>();
    const buying = paying.payUntilItDies(api.url, round, first.resolve);
    // In the middle of the work, at another moment in every round.
    await Promise.race([first.promise, sleep(10_000)]);
    await sleep(400 + ((round * 137) % 600));
    await api.kill({ databaseToo: round % 2 === 0 });
    const written = await writing;
    await buying;
    acknowledged.push(...written.acknowledged);
    unanswered += written.unanswered;
    print(`round ${round}: ${written.acknowledged.length} acknowledged, ${written.unanswered} unanswered`);
  }
  const api = await startApi(home, ports);
  const isPaidOnce = await paying.report();
  const { stored, torn } = await readAccounts(home);
  await api.stop();
  rmSync(home, { recursive: true });

  const lost = acknowledged.filter((email) => !stored.has(email));
  const [first = 0, ...later] = startsMs;
  print(
    `${ROUNDS} rounds: ${acknowledged.length} writes acknowledged, ${lost.length} lost, ${torn} stored in half`,
  );
  print(
    `${unanswered} calls got no answer; ${stored.size - acknowledged.length + lost.length} of them were stored whole`,
  );
  print(
    `ready after ${first} ms the first time, ${median(later)} ms (median) and ${Math.max(...later)} ms (worst) after a kill`,
  );
  if (lost.length > 0 || torn > 0 || !isPaidOnce) process.exitCode = 1;
}
