/** Compares the processor time of requests with and without spans that are sent to a collector (`npm run bench -- tracing`). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, freePorts, startTracing } from '@cpa/shared/server';
import { loadDemo } from '../src/app/demo/index.ts';
import { buildApp } from '../src/app/buildApp.ts';
import { openStorage } from '../src/platform/storage/openStorage.ts';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { benchConfig } from './benchConfig.ts';
import { median, print } from './report.ts';

const ROUNDS = 25;
/** Requests in a round, of each kind of path. */
const REQUESTS = 60;
const PATHS = ['/vacancies?search_string=hotel', '/vacancies/1', '/companies', '/options'];
/** Runs in a separate process, so that its work is not counted. */
const COLLECTOR =
  "require('http').createServer((q,s)=>q.resume().on('end',()=>s.end('{}'))).listen(+process.argv[1],'127.0.0.1',()=>console.log('ready'))";

process.env['CPA_TEST_HOME'] ??= join(tmpdir(), 'career-portal-bench');
const database = await openTestDatabase();
await loadDemo(database.db, new Date());
const config = benchConfig();
const storage = await openStorage(config);
const app = await buildApp({ config, db: database.db, publishEvent: async () => undefined, storage });
const [port] = await freePorts(1);
const collector = spawn(process.execPath, ['-e', COLLECTOR, String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(collector.stdout, 'data');

async function withSpans(work: () => Promise<number>): Promise<number> {
  const ends: (() => Promise<unknown>)[] = [];
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  await startTracing('bench', createLogger('warn'), (end) => ends.push(end), env);
  const used = await work();
  const before = process.cpuUsage();
  for (const end of ends) await end();
  return used + millisecondsSince(before);
}

/** Milliseconds of processor time of this process. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function requests(): Promise<number> {
  const before = process.cpuUsage();
  for (let sent = 0; sent < REQUESTS; sent += 1)
    for (const url of PATHS) {
      const { statusCode } = await app.inject({ url, headers: { 'x-requested-with': 'XMLHttpRequest' } });
      if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}.`);
    }
  return millisecondsSince(before);
}

try {
  await requests();
  await withSpans(requests);
  const pairs: { plain: number; traced: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isPlainFirst = round % 2 === 0;
    const first = isPlainFirst ? await requests() : await withSpans(requests);
    const second = isPlainFirst ? await withSpans(requests) : await requests();
    pairs.push(isPlainFirst ? { plain: first, traced: second } : { plain: second, traced: first });
  }
  const ratio = median(pairs.map(({ plain, traced }) => traced / plain));
  print(`${ROUNDS} interleaved pairs of ${REQUESTS * PATHS.length} requests, processor time of the API`);
  print(`without a collector ${median(pairs.map(({ plain }) => plain)).toFixed(0)} ms`);
  print(`with spans          ${median(pairs.map(({ traced }) => traced)).toFixed(0)} ms`);
  print(`ratio               ${ratio.toFixed(3)} (aim: at most 1.03)`);
} finally {
  collector.kill();
  await app.close();
  await database.close();
}
