/** Compares sign-ins over HTTP with argon2id alone (`npm run bench -- sign-in`). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../src/app/buildApp.ts';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { hashPassword, verifyPassword } from '../src/domains/accounts/password.ts';
import { openStorage } from '../src/platform/storage/openStorage.ts';
import { benchConfig } from './benchConfig.ts';
import { print, rate } from './report.ts';

const SIGN_INS = 200;
const CONCURRENCY = 8;
const PASSWORD = 'bon-bini-2026';

const database = await openTestDatabase();
const config = benchConfig();
const storage = await openStorage(config);
const app = await buildApp({ config, db: database.db, publishEvent: async () => undefined, storage });
try {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  };
  const email = 'ana@example.aw';
  await post('/account/recruiter/register', { name: 'Ana', email, password: PASSWORD });
  const hash = await hashPassword(PASSWORD);
  const signIn = async () => await post('/account/login', { email, password: PASSWORD });
  const attempts = Array.from({ length: SIGN_INS });
  await rate(attempts.slice(0, 20), CONCURRENCY, signIn);

  const hashing = await rate(attempts, CONCURRENCY, async () => await verifyPassword(PASSWORD, hash));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const http = await rate(attempts, CONCURRENCY, signIn);
  delay.disable();
  print(`${SIGN_INS} sign-ins, concurrency ${CONCURRENCY}`);
  print(`argon2id alone   ${hashing.toFixed(1)} per second`);
  print(`over HTTP        ${http.toFixed(1)} per second (${((100 * http) / hashing).toFixed(0)} %)`);
  print(`event loop delay ${(delay.percentile(99) / 1e6).toFixed(0)} ms (p99)`);
} finally {
  await app.close();
  await database.close();
}
