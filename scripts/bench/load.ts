import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { createServers } from '../start/servers.ts';
import { ROOT, settings } from '../start/settings.ts';
import { type Visit, openBrowser } from './load/visit.ts';

const ROUNDS = 7;
const PORTS = {
  SITE_PORT: 3731,
  API_PORT: 3733,
  REALTIME_PORT: 3734,
  NMI_SIMULATOR_PORT: 3735,
  SENTOO_SIMULATOR_PORT: 3736,
};
const MONOLITH_PORT = 3732;

/**
 * Compares cold loads of `/vacancies` on the composed site and on a single webpack bundle of the same sources, with
 * 150 ms latency, 1.6 Mbit/s and a CPU slowed down four times. Both run behind the same server and API, interleaved.
 */
export async function run(): Promise<void> {
  await buildAndPublish();
  execFileSync('npm', ['run', 'build:monolith', '-w', 'shell', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  const composed = createServers(benchSettings(PORTS));
  const monolith = createServers(benchSettings({ ...PORTS, SITE_PORT: MONOLITH_PORT }));
  const browser = await openBrowser();
  try {
    await composed.startApi();
    await composed.startSite();
    await monolith.startSite({ SHELL_DIR: join(ROOT, 'shell/dist-monolith') });
    const visits: { composed: Visit[]; monolith: Visit[] } = { composed: [], monolith: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const composedVisit = await browser.visit(`http://localhost:${PORTS.SITE_PORT}/vacancies`);
      const monolithVisit = await browser.visit(`http://localhost:${MONOLITH_PORT}/vacancies`);
      // The first round warms up the servers.
      if (round === 0) continue;
      visits.composed.push(composedVisit);
      visits.monolith.push(monolithVisit);
    }
    report(visits.composed, visits.monolith);
  } finally {
    await browser.close();
    await monolith.stop();
    await composed.stop();
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

function report(composed: Visit[], monolith: Visit[]): void {
  print(`Median of ${ROUNDS} interleaved cold loads of /vacancies`);
  print(`${'metric'.padEnd(26)}${'composed'.padStart(12)}${'one bundle'.padStart(12)}${'ratio'.padStart(8)}`);
  for (const [name, read] of METRICS) {
    const composedMedian = median(composed.map(read));
    const monolithMedian = median(monolith.map(read));
    const ratio = monolithMedian === 0 ? '–' : (composedMedian / monolithMedian).toFixed(2);
    print(
      `${name.padEnd(26)}${composedMedian.toFixed(0).padStart(12)}${monolithMedian.toFixed(0).padStart(12)}${ratio.padStart(8)}`,
    );
  }
}

const METRICS: [name: string, read: (visit: Visit) => number][] = [
  ['LCP, ms', (visit) => visit.lcpMs],
  ['JavaScript, bytes', (visit) => visit.scriptBytes],
  ['total transfer, bytes', (visit) => visit.allBytes],
  ['requests', (visit) => visit.requests],
  ['request chain, all', (visit) => visit.hops],
  ['request chain, code', (visit) => visit.codeHops],
  ['request chain, data', (visit) => visit.dataHops],
  ['layout shift × 1000', (visit) => visit.layoutShift * 1000],
];
