import { Agent, get } from 'node:http';
import { cpus } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { print } from '../../api/bench/report.ts';
import { createServers } from '../start/servers.ts';
import { settings } from '../start/settings.ts';
import { startRememberingApi } from './ssr/rememberingApi.ts';
import { childProcess } from './ssr/serverProcess.ts';

/** Seconds of each load: `npm run bench -- ssr 1800` loads the server for half an hour. */
const SECONDS = Number(process.argv[3] ?? 20);
const API_DELAY_MS = 20;
const CONCURRENCY = 8;
const PAGES = ['/', '/vacancies', '/companies', '/blog'];
const PORTS = {
  SITE_PORT: 3741,
  API_PORT: 3743,
  REALTIME_PORT: 3744,
  NMI_SIMULATOR_PORT: 3745,
  SENTOO_SIMULATOR_PORT: 3746,
};
/** Documents are rendered for each visitor with a session. */
const SESSION = 'cpa_session=bench';
/** Length of a document, relative to that of the rendered one, below which the browser has to render the page. */
const RENDERED_SHARE = 0.9;
/** Memory after a load divided by that after its first half. */
const MEMORY_LIMIT = 1.2;

/** Measures how many pages the site server renders and sends from its cache, and its memory. Run `npm start` once before. */
export async function run(): Promise<void> {
  const apiUrl = `http://127.0.0.1:${PORTS.API_PORT}`;
  const siteUrl = `http://localhost:${PORTS.SITE_PORT}`;
  const servers = createServers({ ...settings, ports: PORTS, apiUrl, siteUrl, isDemo: true });
  const api = await startRememberingApi(apiUrl, API_DELAY_MS);
  try {
    await servers.startApi();
    await servers.startSite({ API_URL: api.url, SERVER_RENDERING: 'on', RATE_LIMIT_FACTOR: '1000000' });
    const site = childProcess('shell/server/server.ts');
    const lengths = new Map<string, number>();
    for (const path of PAGES) lengths.set(path, await renderedLength(path, SESSION));
    print(
      `${cpus().length} × ${cpus()[0]!.model}, Node ${process.versions.node}, ${SECONDS} s each, ` +
        `${CONCURRENCY} connections, the load on the same machine`,
    );
    print(
      'pages                   per second   per CPU second   in the browser   memory, end ÷ half (limit 1.2)',
    );
    for (const [name, cookie] of [
      [`rendered, ${API_DELAY_MS} ms API`, SESSION],
      ['from the cache', ''],
    ] as const) {
      for (const path of PAGES) await renderedLength(path, cookie);
      const first = await load(SECONDS / 2, cookie, lengths, site);
      const half = site.megabytes();
      const second = await load(SECONDS / 2, cookie, lengths, site);
      const end = site.megabytes();
      const inBrowser = first.inBrowser + second.inBrowser;
      const count = first.count + second.count - inBrowser;
      const cpuMs = first.cpuMs + second.cpuMs;
      print(
        name.padEnd(22) +
          (count / SECONDS).toFixed(0).padStart(12) +
          (count / (cpuMs / 1000)).toFixed(0).padStart(17) +
          inBrowser.toFixed(0).padStart(17) +
          `   ${end.toFixed(0)} ÷ ${half.toFixed(0)} MB = ${(end / half).toFixed(2)}`.padStart(24),
      );
      if (end / half > MEMORY_LIMIT) process.exitCode = 1;
    }
  } finally {
    api.close();
    await servers.stop();
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

function read(path: string, cookie: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', cookie };
    get({ port: PORTS.SITE_PORT, path, agent, headers }, (response) => {
      if (response.statusCode === 200) void buffer(response).then(resolve, reject);
      else reject(new Error(`${path} was answered with ${response.statusCode}.`));
    }).on('error', reject);
  });
}

/** The first requests load the modules, and the browser renders those pages. */
async function renderedLength(path: string, cookie: string): Promise<number> {
  let longest = 0;
  for (let request = 0; request < 20; request += 1)
    longest = Math.max(longest, (await read(path, cookie)).length);
  return longest;
}

type Load = { count: number; cpuMs: number; inBrowser: number };

async function load(
  seconds: number,
  cookie: string,
  lengths: Map<string, number>,
  site: ReturnType<typeof childProcess>,
): Promise<Load> {
  const endAt = performance.now() + seconds * 1000;
  const cpuBefore = site.cpuMs();
  let count = 0;
  let inBrowser = 0;
  const visit = async () => {
    while (performance.now() < endAt) {
      const path = PAGES[count % PAGES.length]!;
      count += 1;
      const { length } = await read(path, cookie);
      if (length < lengths.get(path)! * RENDERED_SHARE) inBrowser += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  return { count, cpuMs: site.cpuMs() - cpuBefore, inBrowser };
}
