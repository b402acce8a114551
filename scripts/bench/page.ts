import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { createServers } from '../start/servers.ts';
import { ROOT, settings } from '../start/settings.ts';
import { type Round, printComparison } from './page/comparison.ts';
import { type BenchBrowser, type Visit, openBrowser } from './page/visit.ts';

/** Interleaved rounds after one that warms up the servers. */
const ROUNDS = Number(process.argv[3] ?? 7);
const PATH = process.env['BENCH_PAGE'] ?? '/vacancies';
/** `slow` or `full` measures one of the two speeds only. */
const SPEED = process.env['BENCH_SPEED'];
const MONOLITH = join(ROOT, 'shell/dist-monolith');
const PORTS = {
  SITE_PORT: 3731,
  API_PORT: 3733,
  REALTIME_PORT: 3734,
  NMI_SIMULATOR_PORT: 3735,
  SENTOO_SIMULATOR_PORT: 3736,
};

/** Sites that are compared; all use the same server and API. */
const SITES = [
  {
    name: 'a) one bundle',
    port: 3732,
    environment: { SHELL_DIR: MONOLITH, SERVER_RENDERING: 'off' },
  },
  {
    name: 'b) and rendered',
    port: 3737,
    environment: { SHELL_DIR: MONOLITH, SERVER_RENDERING: 'on' },
  },
  { name: 'c) this site', port: PORTS.SITE_PORT, environment: { SERVER_RENDERING: 'on' } },
];

/**
 * Compares cold loads of a page: (a) a single webpack bundle of the same sources that the browser renders, (b) the
 * same bundle rendered on the server, (c) this site. First with 150 ms latency, 1.6 Mbit/s and a CPU slowed down four
 * times, then at full speed. For a short run: `BENCH_SPEED=slow BENCH_PAGE=/companies npm run bench -- page 2`.
 */
export async function run(): Promise<void> {
  await buildAndPublish();
  execFileSync('npm', ['run', 'build:monolith', '-w', 'shell', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  const servers = SITES.map(({ port }) => createServers(benchSettings({ ...PORTS, SITE_PORT: port })));
  const browser = await openBrowser();
  try {
    await servers[0]!.startApi();
    for (const [at, { environment }] of SITES.entries()) await servers[at]!.startSite(environment);
    print(
      `${cpus().length} × ${cpus()[0]!.model}, Node ${process.versions.node}, Chromium ${browser.version}`,
    );
    for (const isSlow of [true, false]) {
      if (SPEED !== undefined && isSlow !== (SPEED === 'slow')) continue;
      const speed = isSlow ? '150 ms, 1.6 Mbit/s, CPU slowed down four times' : 'full speed';
      print(`\nMedian of ${ROUNDS} interleaved cold loads of ${PATH}, ${speed}\n`);
      const rounds: Round[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const visits: Visit[] = [];
        for (const { port } of SITES) visits.push(await visitTwice(browser, port, isSlow));
        if (round > 0) rounds.push(visits as unknown as Round);
      }
      printComparison(
        SITES.map(({ name }) => name),
        rounds,
      );
    }
  } finally {
    await browser.close();
    for (const each of servers.toReversed()) await each.stop();
  }
}

/** Repeats a visit that failed, as by a timeout on a busy machine, once. */
async function visitTwice(browser: BenchBrowser, port: number, isSlow: boolean): Promise<Visit> {
  const visit = async () => await browser.visit(`http://localhost:${port}`, PATH, isSlow);
  return await visit().catch(async ({ message }: Error) => {
    print(`A visit of port ${port} is repeated: ${message.split('\n')[0]}`);
    return await visit();
  });
}

function benchSettings(ports: typeof PORTS) {
  return {
    ...settings,
    ports,
    siteUrl: `http://localhost:${ports.SITE_PORT}`,
    apiUrl: `http://127.0.0.1:${ports.API_PORT}`,
    isDemo: true,
  };
}
