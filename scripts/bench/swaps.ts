import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ActiveRemote } from '@cpa/shared/contracts';
import { createHeadLoader } from '../../shell/server/heads/loadHeads.ts';
import { createRenderPool } from '../../shell/server/pages/createRenderPool.ts';
import { serverRelease } from '../../shell/server/pages/serverRelease.ts';
import { createReleaseCache } from '../../shell/server/releases/serving/releaseCache.ts';
import { createReleaseSource } from '../../shell/server/releases/serving/releaseSource.ts';
import { openReleaseStorage } from '../../shell/server/storage/openReleaseStorage.ts';
import { print } from '../../api/bench/report.ts';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { requireUsableHome } from '../start/home.ts';
import { settings } from '../start/settings.ts';

const SWAPS = 200;
const EVERY = 20;
/** The thread has loaded all the releases that it keeps by then, and its garbage collector runs. */
const SETTLED = 60;
/** Memory after the last swap divided by that after `SETTLED` swaps. */
const LIMIT = 1.2;

/**
 * Measures the memory of a render thread and of the head modules while releases are activated one after the other.
 * Builds what is missing.
 */
export async function run(): Promise<void> {
  requireUsableHome(settings.home);
  await buildAndPublish();
  const folder = mkdtempSync(join(tmpdir(), 'cpa-swaps-'));
  const api = await startEmptyApi();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const pool = createRenderPool({ threads: 1, deadlineMs: 60_000, onProblem: print });
  const { base, releasesDir } = await readRelease(apiUrl);
  const loadHeads = createHeadLoader(folder);
  const megabytes = new Map<number, number>();
  try {
    print('swaps   memory of the process   slowest activation since');
    let slowestMs = 0;
    for (let swap = 1; swap <= SWAPS; swap += 1) {
      const release = changeRelease(base, folder, swap);
      const started = performance.now();
      await pool.prepare(release);
      for (const remote of changeHeads(base.releases.remotes, releasesDir, folder, swap))
        // oxlint-disable-next-line no-await-in-loop -- As the server does it: one release after the other.
        await loadHeads(remote);
      const page = await pool.render(release, { url: '/vacancies/1', ip: '127.0.0.1' });
      if (page.kind !== 'page') throw new Error(`Swap ${swap}: ${JSON.stringify(page)}`);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (swap % EVERY > 0) continue;
      const size = process.memoryUsage.rss() / 1024 / 1024;
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

type Release = NonNullable<ReturnType<typeof serverRelease>>;

async function readRelease(apiUrl: string): Promise<{ base: Release; releasesDir: string }> {
  const { place, releasesDir } = await openReleaseStorage(process.env, settings.home);
  const hold = place === releasesDir ? undefined : createReleaseCache(place, releasesDir).hold;
  const active = await createReleaseSource({ place, hold }).current();
  const release = serverRelease(active, { releasesDir, apiUrl, demo: true });
  if (!release) throw new Error('The active shell does not render pages.');
  return { base: release, releasesDir };
}

/** Gives the shell and every remote another hash, as a release in which each has changed. */
function changeRelease(base: Release, folder: string, swap: number): Release {
  const change = ({ file }: { file: string }, name: string) => {
    const code = `${readFileSync(file, 'utf8')}\n// ${swap}`;
    const changed = join(folder, `${name}.cjs`);
    writeFileSync(changed, code);
    return { file: changed, integrity: integrityOf(code) };
  };
  return {
    ...base,
    key: String(swap),
    shell: change(base.shell, 'shell'),
    remotes: Object.fromEntries(
      Object.entries(base.remotes).map(([name, file]) => [name, change(file, name)]),
    ),
  };
}

/** Stores the head modules with another hash, each as that of a new release. */
function changeHeads(
  remotes: ActiveRemote[],
  releasesDir: string,
  folder: string,
  swap: number,
): ActiveRemote[] {
  return remotes.flatMap((remote) => {
    const { name, version, heads } = remote;
    if (!heads) return [];
    const code = `${readFileSync(join(releasesDir, 'remotes', name, version, heads.path), 'utf8')}\n// ${swap}`;
    const file = join(folder, 'remotes', name, String(swap), heads.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return [{ ...remote, version: String(swap), heads: { ...heads, integrity: integrityOf(code) } }];
  });
}

/** Responds to each request that there is no such object. */
async function startEmptyApi(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}
