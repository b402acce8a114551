import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { requireUsableHome } from '../start/home.ts';
import { createServers } from '../start/servers.ts';
import { settings } from '../start/settings.ts';
import { openMix } from './capacity/mix.ts';
import { findHighest, runOpenLoop, type Step } from './capacity/openLoop.ts';
import { nameLimit, type Use } from './capacity/saturation.ts';
import { childProcess, processTree } from './ssr/serverProcess.ts';

/** `npm run bench -- capacity 30 30`: seconds of each step, and minutes of the last load, in which memory must stay flat. */
const STEP_SECONDS = Number(process.argv[3] ?? 30);
const FLAT_MINUTES = Number(process.argv[4] ?? 30);
const LIMIT_MS = 500;
/** Share of requests that may fail. */
const FAILURES = 0.001;
const FIRST_RATE = 20;
const SEARCH = { factor: 1.5, halvings: 3 };
/** Share of the highest rate at which memory is measured. */
const FLAT_SHARE = 0.7;
/** Memory at the end of the last load divided by that after its first sixth. */
const MEMORY_LIMIT = 1.2;
const SAMPLE_MS = 2000;
const TOKEN = 'capacity';
const PORTS = {
  SITE_PORT: 3751,
  API_PORT: 3753,
  REALTIME_PORT: 3754,
  NMI_SIMULATOR_PORT: 3755,
  SENTOO_SIMULATOR_PORT: 3756,
};

/** Finds the highest rate of requests to one machine with p99 of at most 500 ms, and what limits it. Linux only. */
export async function run(): Promise<void> {
  const apiUrl = `http://127.0.0.1:${PORTS.API_PORT}`;
  const siteUrl = `http://localhost:${PORTS.SITE_PORT}`;
  requireUsableHome(settings.home);
  await buildAndPublish();
  Object.assign(process.env, { RATE_LIMIT_FACTOR: '1000000', METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error' });
  const servers = createServers({ ...settings, ports: PORTS, apiUrl, siteUrl, isDemo: true });
  try {
    await servers.startApi();
    await servers.startSite({ SERVER_RENDERING: 'on' });
    const mix = await openMix(siteUrl);
    const parts = {
      site: childProcess('shell/server/server.ts'),
      // The API has started the database.
      api: childProcess('api/src/server.ts', postmaster()),
      database: processTree(postmaster()),
    };
    print(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.versions.node}, load before ${loadText()}`);
    print('80 % visitors, 15 % applicants, 5 % recruiters; the requests are sent from the same machine');
    print(
      'requests/s   sent   failed   p50 ms   p99 ms   cores of site, API, database, load   delay site, API   waiting',
    );
    await runOpenLoop(FIRST_RATE, STEP_SECONDS, mix.send);
    let last: Use | undefined;
    const measured = async (rate: number, seconds: number): Promise<Step> => {
      const before = usage();
      const watch = watchServers();
      const startedAt = performance.now();
      const step = await runOpenLoop(rate, seconds, mix.send);
      const elapsed = performance.now() - startedAt;
      const after = usage();
      last = { ...(await watch.end()), cores: coresOf(before, after, elapsed) };
      printStep(step, last);
      return step;
    };
    let limit = '';
    const highest = await findHighest(FIRST_RATE, SEARCH, async (rate) => {
      const { p99, failed, sent } = await measured(rate, STEP_SECONDS);
      const isGood = p99 <= LIMIT_MS && failed <= sent * FAILURES;
      if (!isGood) limit = nameLimit(last!, cpus().length);
      return isGood;
    });
    print(`highest rate with p99 ≤ ${LIMIT_MS} ms: ${highest} requests/s; load after ${loadText()}`);
    print(`beyond it, what saturates first: ${limit}`);
    await measureMemory(Math.max(1, Math.round(highest * FLAT_SHARE)), measured);
    mix.close();

    function usage(): Use['cores'] {
      const own = process.cpuUsage();
      const [site, api, database] = [parts.site.cpuMs(), parts.api.cpuMs(), parts.database.cpuMs()];
      return { site, api, database, load: (own.user + own.system) / 1000 };
    }

    async function measureMemory(rate: number, load: typeof measured): Promise<void> {
      const memory = () => Object.entries(parts).map(([name, part]) => [name, part.megabytes()] as const);
      await load(rate, FLAT_MINUTES * 10);
      const begin = memory();
      await load(rate, FLAT_MINUTES * 50);
      for (const [at, [name, end]] of memory().entries()) {
        const ratio = end / begin[at]![1];
        print(
          `memory of the ${name}: ${begin[at]![1].toFixed(0)} → ${end.toFixed(0)} MB, × ${ratio.toFixed(2)} (limit ${MEMORY_LIMIT})`,
        );
        if (ratio > MEMORY_LIMIT) process.exitCode = 1;
      }
    }
  } finally {
    await servers.stop();
  }

  /** Reads the metrics of both servers while they are loaded. */
  function watchServers() {
    const read: Omit<Use, 'cores'> = { delay: { site: 0, api: 0 }, waiting: 0 };
    const waiting: number[] = [];
    const sample = async (): Promise<void> => {
      const [site, api] = await Promise.all([metricsOf(siteUrl), metricsOf(apiUrl)]);
      read.delay.site = Math.max(read.delay.site, valueIn(site, 'nodejs_eventloop_lag_p99_seconds') * 1000);
      read.delay.api = Math.max(read.delay.api, valueIn(api, 'nodejs_eventloop_lag_p99_seconds') * 1000);
      waiting.push(valueIn(api, 'portal_database_connections{state="waiting"}'));
    };
    let sampling = sample().catch(() => undefined);
    const timer = setInterval(() => {
      sampling = sample().catch(() => undefined);
    }, SAMPLE_MS);
    return {
      end: async () => {
        clearInterval(timer);
        await sampling;
        return {
          ...read,
          waiting: waiting.reduce((sum, each) => sum + each, 0) / Math.max(1, waiting.length),
        };
      },
    };
  }
}

const loadText = (): string => loadavg()[0]!.toFixed(1);

function postmaster(): string {
  return readFileSync(join(settings.home, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0]!;
}

async function metricsOf(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return await response.text();
}

/** Value of a metric; 0 when it is missing. */
function valueIn(metrics: string, name: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

function coresOf(before: Use['cores'], after: Use['cores'], ms: number): Use['cores'] {
  const of = (part: keyof Use['cores']): number => Math.max(0, after[part] - before[part]) / ms;
  return { site: of('site'), api: of('api'), database: of('database'), load: of('load') };
}

function printStep({ rate, sent, failed, p50, p99 }: Step, { cores, delay, waiting }: Use): void {
  const used = [cores.site, cores.api, cores.database, cores.load].map((each) => each.toFixed(2)).join(', ');
  print(
    [
      String(rate).padStart(10),
      String(sent).padStart(7),
      String(failed).padStart(9),
      p50.toFixed(0).padStart(9),
      p99.toFixed(0).padStart(9),
      used.padStart(38),
      `${delay.site.toFixed(0)}, ${delay.api.toFixed(0)} ms`.padStart(18),
      waiting.toFixed(1).padStart(10),
    ].join(''),
  );
}
