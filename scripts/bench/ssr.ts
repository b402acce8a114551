import { cpus } from 'node:os';
import { print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { requireUsableHome } from '../start/home.ts';
import { createServers } from '../start/servers.ts';
import { settings } from '../start/settings.ts';
import { type Load, createLoad } from './ssr/load.ts';
import { startRememberingApi } from './ssr/rememberingApi.ts';
import { childProcess } from './ssr/serverProcess.ts';

/** Seconds for all rendered, and for all cached pages: `npm run bench -- ssr 1800` loads the server for an hour. */
const SECONDS = Number(process.argv[3] ?? 32);
const API_DELAY_MS = 20;
const CONCURRENCY = 8;
const PORTS = {
  SITE_PORT: 3741,
  API_PORT: 3743,
  REALTIME_PORT: 3744,
  NMI_SIMULATOR_PORT: 3745,
  SENTOO_SIMULATOR_PORT: 3746,
};
/** Documents are rendered for each visitor whose session has just changed data. */
const CHANGED_SESSION = 'cpa_session=bench; cpa_changed=1';
/** Memory after a load divided by that after its first half. */
const MEMORY_LIMIT = 1.2;

/** Measures how many pages the site server renders and sends from its cache, and its memory. Runs missing builds. */
export async function run(): Promise<void> {
  const apiUrl = `http://127.0.0.1:${PORTS.API_PORT}`;
  const siteUrl = `http://localhost:${PORTS.SITE_PORT}`;
  requireUsableHome(settings.home);
  await buildAndPublish();
  const servers = createServers({ ...settings, ports: PORTS, apiUrl, siteUrl, isDemo: true });
  const api = await startRememberingApi(apiUrl, API_DELAY_MS);
  try {
    await servers.startApi();
    await servers.startSite({ API_URL: api.url, SERVER_RENDERING: 'on', RATE_LIMIT_FACTOR: '1000000' });
    const site = childProcess('shell/server/server.ts');
    const load = createLoad({ port: PORTS.SITE_PORT, concurrency: CONCURRENCY, site });
    const pages = await readPages(apiUrl);
    print(
      `${cpus().length} × ${cpus()[0]!.model}, Node ${process.versions.node}, ${CONCURRENCY} connections, ` +
        `an API that takes ${API_DELAY_MS} ms, the load on the same machine`,
    );
    print(
      '                     per second   per CPU second   CPU ms per page   of the load   KB   in the browser',
    );
    const seconds = SECONDS / pages.length;
    const rendered = await measure('rendered', CHANGED_SESSION);
    const cached = await measure('from the cache', '');
    print(
      `from the cache ÷ rendered, per CPU second   ${(perCpuSecond(cached) / perCpuSecond(rendered)).toFixed(1)}`,
    );

    async function measure(title: string, cookie: string): Promise<Load> {
      print(title);
      for (const [, path] of pages) await load.warmUp(path, cookie);
      const loads: Load[] = [];
      const megabytes: number[] = [];
      // Each half has every page, so that their memory can be compared.
      for (let half = 0; half < 2; half += 1) {
        for (const [, path] of pages) loads.push(await load.run(path, cookie, seconds / 2));
        megabytes.push(site.megabytes());
      }
      for (const [at, [name]] of pages.entries())
        printLoad(`  ${name}`, sum([loads[at]!, loads[at + pages.length]!]));
      printLoad('  all', sum(loads));
      const [half, end] = megabytes as [number, number];
      const ratio = end / half;
      print(
        `  memory, end ÷ half   ${end.toFixed(0)} ÷ ${half.toFixed(0)} MB = ${ratio.toFixed(2)} (limit ${MEMORY_LIMIT})`,
      );
      if (ratio > MEMORY_LIMIT) process.exitCode = 1;
      return sum(loads);
    }
  } finally {
    api.close();
    await servers.stop();
  }
}

/** Returns the name and path of each page: the two lists, and the first vacancy and company in them. */
async function readPages(apiUrl: string): Promise<[name: string, path: string][]> {
  const firstId = async (list: string): Promise<number> => {
    const response = await fetch(`${apiUrl}/${list}?page=1`);
    const { data } = (await response.json()) as { data: { id: number }[] };
    return data[0]!.id;
  };
  return [
    ['home', '/'],
    ['list', '/vacancies'],
    ['vacancy', `/vacancies/${await firstId('vacancies')}`],
    ['company', `/companies/${await firstId('companies')}`],
  ];
}

const perCpuSecond = ({ count, cpuMs }: Load): number => count / (cpuMs / 1000);

function sum(loads: readonly Load[]): Load {
  const total = (read: (load: Load) => number) => loads.reduce((all, load) => all + read(load), 0);
  return {
    count: total(({ count }) => count),
    inBrowser: total(({ inBrowser }) => inBrowser),
    seconds: total(({ seconds }) => seconds),
    cpuMs: total(({ cpuMs }) => cpuMs),
    ownCpuMs: total(({ ownCpuMs }) => ownCpuMs),
    bytes: Math.max(...loads.map(({ bytes }) => bytes)),
  };
}

function printLoad(name: string, load: Load): void {
  print(
    name.padEnd(19) +
      (load.count / load.seconds).toFixed(0).padStart(12) +
      perCpuSecond(load).toFixed(0).padStart(17) +
      (load.cpuMs / load.count).toFixed(2).padStart(18) +
      (load.ownCpuMs / load.count).toFixed(2).padStart(14) +
      (load.bytes / 1024).toFixed(0).padStart(5) +
      String(load.inBrowser).padStart(17),
  );
}
