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
 * Cold loads of `/vacancies` at 150 ms, 1.6 Mbps and a processor four times slower: the composed site against the
 * same sources built as one webpack bundle, in turn, served by the same server in front of the same API.
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
      const ours = await browser.visit(`http://localhost:${PORTS.SITE_PORT}/vacancies`);
      const theirs = await browser.visit(`http://localhost:${MONOLITH_PORT}/vacancies`);
      // The first round warms the servers.
      if (round === 0) continue;
      visits.composed.push(ours);
      visits.monolith.push(theirs);
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
  print(`medians of ${ROUNDS} interleaved cold loads of /vacancies`);
  print(`${'figure'.padEnd(26)}${'composed'.padStart(12)}${'one bundle'.padStart(12)}${'ratio'.padStart(8)}`);
  for (const [name, read] of FIGURES) {
    const ours = median(composed.map(read));
    const theirs = median(monolith.map(read));
    const ratio = theirs === 0 ? '–' : (ours / theirs).toFixed(2);
    print(
      `${name.padEnd(26)}${ours.toFixed(0).padStart(12)}${theirs.toFixed(0).padStart(12)}${ratio.padStart(8)}`,
    );
  }
}

const FIGURES: [name: string, read: (visit: Visit) => number][] = [
  ['largest paint, ms', (visit) => visit.largestPaintMs],
  ['JavaScript, bytes', (visit) => visit.scriptBytes],
  ['all transferred, bytes', (visit) => visit.allBytes],
  ['requests', (visit) => visit.requests],
  ['hops of all that has a cause', (visit) => visit.hops],
  ['hops of scripts and styles', (visit) => visit.codeHops],
  ['hops of data', (visit) => visit.dataHops],
  ['layout shift × 1000', (visit) => visit.layoutShift * 1000],
];
