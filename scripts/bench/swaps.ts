import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseCache } from '../../shell/server/releases/serving/releaseCache.ts';
import { createReleaseSource } from '../../shell/server/releases/serving/releaseSource.ts';
import { createSandboxPool } from '../../shell/server/documents/sandbox/createSandboxPool.ts';
import type { ServerRelease } from '../../shell/server/documents/sandbox/messages.ts';
import { serverRelease } from '../../shell/server/documents/sandbox/serverRelease.ts';
import { openReleaseStorage } from '../../shell/server/platform/storage/openReleaseStorage.ts';
import { print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { requireUsableHome } from '../start/home.ts';
import { settings } from '../start/settings.ts';
import { childProcess } from './ssr/serverProcess.ts';

const SWAPS = 200;
const EVERY = 20;
/** The process has loaded all the releases that it keeps by then, and its garbage collector runs. */
const SETTLED = 60;
/** Memory after the last swap divided by that after `SETTLED` swaps. */
const LIMIT = 1.2;

/**
 * Measures the memory of a process that renders pages and reads heads while releases are activated one after the other.
 * Runs missing builds.
 */
export async function run(): Promise<void> {
  requireUsableHome(settings.home);
  await buildAndPublish();
  const folder = mkdtempSync(join(tmpdir(), 'cpa-swaps-'));
  const api = await startEmptyApi();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const pool = createSandboxPool({ size: 1, apiUrl, deadlineMs: 60_000, waitMs: 60_000, onProblem: print });
  const base = await readRelease();
  const megabytes = new Map<number, number>();
  try {
    print('swaps   memory of the process   slowest activation since');
    let slowestMs = 0;
    for (let swap = 1; swap <= SWAPS; swap += 1) {
      const release = changeRelease(base, folder, swap);
      const started = performance.now();
      await pool.prepare(release);
      const head = { remote: 'mfe-public', ...VACANCY, query: '', siteUrl: 'http://localhost' };
      const task = { kind: 'page', locale: 'en', url: VACANCY.path, head } as const;
      const page = await pool.run({ release, task, ip: '127.0.0.1', suspect: VACANCY.path });
      if (page?.kind !== 'page') throw new Error(`Swap ${swap}: ${JSON.stringify(page)}`);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (swap % EVERY > 0) continue;
      const size = childProcess('page-sandbox').megabytes();
      megabytes.set(swap, size);
      print(
        `${String(swap).padStart(5)}   ${size.toFixed(0).padStart(14)} MB      ${slowestMs.toFixed(0)} ms`,
      );
      slowestMs = 0;
    }
    const ratio = megabytes.get(SWAPS)! / megabytes.get(SETTLED)!;
    print(`${SWAPS} ÷ ${SETTLED} swaps  ${ratio.toFixed(2)} (limit ${LIMIT})`);
    if (ratio > LIMIT) process.exitCode = 1;
  } finally {
    await pool.close();
    api.close();
    rmSync(folder, { recursive: true });
  }
}

const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;

const VACANCY = { pattern: '/vacancies/:id', path: '/vacancies/1', params: { id: '1' } };

async function readRelease(): Promise<ServerRelease> {
  const { place, releasesDir } = await openReleaseStorage(process.env, settings.home);
  const hold = place === releasesDir ? undefined : createReleaseCache(place, releasesDir).hold;
  const active = await createReleaseSource({ place, hold }).current();
  const release = serverRelease(active, { releasesDir, demo: true }, 'mfe-public');
  if (!release) throw new Error('The active shell does not render pages.');
  return release;
}

/** Gives the shell and every remote another hash, like a release in which each has changed. */
function changeRelease({ pages, heads }: ServerRelease, folder: string, swap: number): ServerRelease {
  const change = ({ file }: { file: string }, name: string) => {
    const code = `${readFileSync(file, 'utf8')}\n// ${swap}`;
    const changed = join(folder, `${name}.cjs`);
    writeFileSync(changed, code);
    return { file: changed, integrity: integrityOf(code) };
  };
  const changeAll = (files: Record<string, { file: string }>, kind: string) =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, change(file, `${name}-${kind}`)] as const),
    );
  return {
    key: String(swap),
    heads: changeAll(heads, 'heads'),
    ...(pages && {
      pages: { ...pages, shell: change(pages.shell, 'shell'), remotes: changeAll(pages.remotes, 'pages') },
    }),
  };
}

/** Responds to each request with 404. */
async function startEmptyApi(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}
