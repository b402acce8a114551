import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { median, print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { createServers } from '../start/servers.ts';
import { ROOT, settings } from '../start/settings.ts';
import { type Visit, openBrowser } from './page/visit.ts';

/** Interleaved rounds after one that warms up the servers: `npm run bench -- page 3` measures fewer. */
const ROUNDS = Number(process.argv[3] ?? 7);
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
 * Compares cold loads of `/vacancies`: (a) a single webpack bundle of the same sources that the browser renders, (b) the
 * same bundle rendered on the server, (c) this site. First with 150 ms latency, 1.6 Mbit/s and a CPU slowed down four
 * times, then at full speed.
 */
export async function run(): Promise<void> {
  await buildAndPublish();
  execFileSync('npm', ['run', 'build:monolith', '-w', 'shell', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  const servers = SITES.map(({ port }) => createServers(benchSettings({ ...PORTS, SITE_PORT: port })));
  const browser = await openBrowser();
  try {
    await servers[0]!.startApi();
    for (const [at, { environment }] of SITES.entries()) await servers[at]!.startSite(environment);
    print(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.versions.node}`);
    for (const isSlow of [true, false]) {
      const visits: Visit[][] = SITES.map(() => []);
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [at, { port }] of SITES.entries()) {
          const visit = await browser.visit(`http://localhost:${port}`, isSlow);
          if (round > 0) visits[at]!.push(visit);
        }
      }
      report(isSlow, visits);
    }
  } finally {
    await browser.close();
    for (const each of servers.toReversed()) await each.stop();
  }
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

function report(isSlow: boolean, visits: Visit[][]): void {
  const speed = isSlow ? '150 ms, 1.6 Mbit/s, CPU slowed down four times' : 'full speed';
  print(`\nMedian of ${ROUNDS} interleaved cold loads of /vacancies, ${speed}`);
  const columns = [...SITES.map(({ name }) => name), 'c / a', 'c / b'];
  print(`${'metric'.padEnd(28)}${columns.map((name) => name.padStart(17)).join('')}`);
  for (const [name, read, digits = 0] of METRICS) {
    const medians = visits.map((each) => median(each.map(read)));
    const [a, b, c] = medians as [number, number, number];
    const ratios = [c / a, c / b].map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–'));
    const cells = [...medians.map((value) => value.toFixed(digits)), ...ratios];
    print(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(17)).join('')}`);
  }
}

const METRICS: [name: string, read: (visit: Visit) => number, digits?: number][] = [
  ['LCP, ms', (visit) => visit.lcpMs],
  ['hydrated, ms', (visit) => visit.hydratedMs],
  ['JavaScript, bytes', (visit) => visit.scriptBytes],
  ['total transfer, bytes', (visit) => visit.allBytes],
  ['requests', (visit) => visit.requests],
  ['request chain, all', (visit) => visit.hops],
  ['request chain, code', (visit) => visit.codeHops],
  ['CLS', (visit) => visit.layoutShift, 3],
  ['INP, ms', (visit) => visit.inpMs],
  ['click to another remote, ms', (visit) => visit.navigationMs],
];
