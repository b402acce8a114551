/** `node api/bench/signIn.ts`: what `npm run bench -- sign-in` runs. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../src/buildApp.ts';
import { readConfig } from '../src/config.ts';
import { openTestDatabase } from '../src/database/testDatabase.ts';
import { hashPassword, verifyPassword } from '../src/modules/accounts/password.ts';
import { openStorage } from '../src/storage/openStorage.ts';

const SIGN_INS = 200;
const AT_ONCE = 8;
const PASSWORD = 'bon-bini-2026';

const database = await openTestDatabase();
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000000',
  PORTAL_HOME: mkdtempSync(join(tmpdir(), 'bench-')),
});
const storage = await openStorage(config);
const app = await buildApp({ config, db: database.db, publishEvent: async () => undefined, storage });
try {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const email = 'ana@example.aw';
  await post('/account/recruiter/register', { name: 'Ana', email, password: PASSWORD });
  const hash = await hashPassword(PASSWORD);
  await rate(20, async () => await post('/account/login', { email, password: PASSWORD }));

  const bare = await rate(SIGN_INS, async () => void (await verifyPassword(PASSWORD, hash)));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const http = await rate(SIGN_INS, async () => await post('/account/login', { email, password: PASSWORD }));
  delay.disable();
  print(`${SIGN_INS} sign-ins, ${AT_ONCE} at a time`);
  print(`bare argon2id    ${bare.toFixed(1)} a second`);
  print(`over HTTP        ${http.toFixed(1)} a second, ${((100 * http) / bare).toFixed(0)} % of it`);
  print(`the event loop waited ${(delay.percentile(99) / 1e6).toFixed(0)} ms at p99`);
} finally {
  await app.close();
  await database.close();
}

async function rate(times: number, work: () => Promise<void>): Promise<number> {
  let left = times;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return times / ((performance.now() - begun) / 1000);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
