import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@cpa/shared/server';
import { median, print } from '../../../api/bench/report.ts';
import { buildSite } from '../../../shell/server/app/buildSite.ts';
import { createTeamToken } from '../../../shell/server/releases/index.ts';
import type { StorePlace } from '../../../shell/server/platform/storage/releaseStorage.ts';
import { httpCalls } from '../../portal/httpCalls.ts';
import { findChromium } from '../../test/chromium.mjs';
import { builtFolder, changeBuild, fillStore } from '../../portal/testing/changedBuilds.ts';
import { startSlowLink } from './slowLink.ts';

const ROUNDS = 5;
const REMOTE = 'mfe-checkout';
const MEGABITS_PER_SECOND = 10;
const by = 'bench';

/** Creates the storage of a release store; `home` is a folder for its keys. */
type Place = { title: string; place: (home: string) => StorePlace };

/**
 * Prints the times of publish with the boot check, activate, and rollback over HTTP of a remote with one changed page, on
 * a store with the built shell and all built remotes. The first publication also starts the browser and the API of the
 * check, and loads the server modules of the active releases.
 */
export async function measureCommands(apiUrl: string, { title, place: placeIn }: Place): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cpa-release-'));
  const place = placeIn(folder);
  await fillStore(place);
  const { site, port } = await startSite(apiUrl, place, folder);
  const link = await startSlowLink(port, MEGABITS_PER_SECOND);
  try {
    const { token } = await createTeamToken(place, { team: 'bench', remotes: [REMOTE], days: 1 });
    const portal = httpCalls({ url: link.url, token });
    const times: Record<'publish' | 'activate' | 'live' | 'rollback', number[]> = {
      publish: [],
      activate: [],
      live: [],
      rollback: [],
    };
    let built = builtFolder(REMOTE);
    for (let round = 0; round < ROUNDS; round += 1) {
      const build = join(folder, `build-${round}`);
      const version = changeBuild(REMOTE, built, build);
      built = build;
      const publish = await seconds(async () => await portal.publish(build, REMOTE));
      const activate = await seconds(
        async () => await portal.activateTogether([{ name: REMOTE, version }], { by }),
      );
      const live = await seconds(async () => await waitUntilLive(port, version));
      times.publish.push(publish);
      times.activate.push(activate);
      times.live.push(publish + activate + live);
      times.rollback.push(await seconds(async () => await portal.rollback(REMOTE, { by })));
    }
    print(
      `\n${title}, ${MEGABITS_PER_SECOND} Mbit/s, with the boot check: the first time, and the median of the next`,
    );
    for (const [name, [first = 0, ...next]] of Object.entries(times))
      print(
        `${NAMES[name as keyof typeof NAMES].padEnd(18)} ${first.toFixed(2)} s   ${median(next).toFixed(2)} s (${next.map((each) => each.toFixed(2)).join(', ')})`,
      );
  } finally {
    link.stop();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const NAMES = { publish: 'publish', activate: 'activate', live: 'publish → live', rollback: 'rollback' };

async function startSite(apiUrl: string, place: StorePlace, folder: string) {
  const [port] = await freePorts(1);
  const site = await buildSite({ ...siteOf(apiUrl, place, folder), siteUrl: `http://127.0.0.1:${port}` });
  await site.listen({ host: '127.0.0.1', port: port! });
  return { site, port: port! };
}

/** Settings of a site on a release store. */
export function siteOf(apiUrl: string, place: StorePlace, folder: string) {
  return {
    place,
    releasesDir: typeof place === 'string' ? place : join(folder, 'release-cache'),
    apiUrl,
    siteUrl: 'http://127.0.0.1',
    connectTo: [],
    rateLimitFactor: 1000,
    page: {
      demo: true,
      realtime: { key: 'bench', host: 'localhost', port: 1, tls: false },
      session_poll_seconds: 0,
      service_worker: false,
    },
    secret: 'bench',
    rendering: { deadlineMs: 1000, threads: 2 },
    // As in production, the check starts its own API.
    bootCheck: { chromium: findChromium(), demoApiUrl: undefined },
  };
}

async function waitUntilLive(port: number, version: string): Promise<void> {
  while (!(await (await fetch(`http://127.0.0.1:${port}/plans`)).text()).includes(version));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
