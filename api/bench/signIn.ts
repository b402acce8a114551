/** `node api/bench/signIn.ts`: what `npm run bench -- sign-in` runs. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../src/app/buildApp.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { hashPassword, verifyPassword } from '../src/domains/accounts/password.ts';
import { openStorage } from '../src/platform/storage/openStorage.ts';
import { benchConfig } from './benchConfig.ts';
import { print, rate } from './report.ts';

const SIGN_INS = 200;
const AT_ONCE = 8;
const PASSWORD = 'bon-bini-2026';

const database = await openTestDatabase();
const config = benchConfig();
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
  const signIn = async () => await post('/account/login', { email, password: PASSWORD });
  const times = Array.from({ length: SIGN_INS });
  await rate(times.slice(0, 20), AT_ONCE, signIn);

  const bare = await rate(times, AT_ONCE, async () => await verifyPassword(PASSWORD, hash));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const http = await rate(times, AT_ONCE, signIn);
  delay.disable();
  print(`${SIGN_INS} sign-ins, ${AT_ONCE} at a time`);
  print(`bare argon2id    ${bare.toFixed(1)} a second`);
  print(`over HTTP        ${http.toFixed(1)} a second, ${((100 * http) / bare).toFixed(0)} % of it`);
  print(`the event loop waited ${(delay.percentile(99) / 1e6).toFixed(0)} ms at p99`);
} finally {
  await app.close();
  await database.close();
}
