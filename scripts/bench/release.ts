import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { fastify } from 'fastify';
import { median, print } from '../../api/bench/report.ts';
import { portalRoutes } from '../../shell/server/portal/portalRoutes.ts';
import {
  createTeamToken,
  integrityOf,
  releaseStore,
  releaseVersion,
} from '../../shell/server/releases/index.ts';
import { REMOTES } from '../build/workspace.ts';
import { httpCalls } from '../portal/httpCalls.ts';
import { ROOT } from '../start/settings.ts';

const ROUNDS = 5;
const REMOTE = 'mfe-checkout';
const by = 'bench';

/**
 * Measures publish, activate and rollback of a changed remote over HTTP, on a store with the built shell and all built
 * remotes. Needs the builds: `npm run build`.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cpa-release-'));
  const store = releaseStore(folder);
  const site = fastify();
  try {
    for (const name of ['shell', ...REMOTES]) {
      await store.publish(join(ROOT, name, 'dist'), name);
      await store.activate(name, 'latest', { by });
    }
    await portalRoutes(site, { store });
    const url = await site.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await createTeamToken(store.place, { team: 'bench', remotes: [REMOTE], days: 1 });
    const portal = httpCalls({ url, token });
    const times: Record<'publish' | 'activate' | 'rollback', number[]> = {
      publish: [],
      activate: [],
      rollback: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const build = join(folder, `build-${round}`);
      const version = changeScripts(build, `// ${round}`);
      times.publish.push(await seconds(async () => await portal.publish(build, REMOTE)));
      const wanted = [{ name: REMOTE, version }];
      times.activate.push(await seconds(async () => await portal.activateTogether(wanted, { by })));
      times.rollback.push(await seconds(async () => await portal.rollback(REMOTE, { by })));
    }
    for (const [name, all] of Object.entries(times))
      print(
        `${name.padEnd(9)} ${median(all).toFixed(2)} s (${all.map((each) => each.toFixed(2)).join(', ')})`,
      );
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the build and appends a line to each script. @returns the version of the copy */
function changeScripts(build: string, line: string): string {
  cpSync(join(ROOT, REMOTE, 'dist'), build, { recursive: true });
  const file = join(build, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as RemoteRelease;
  for (const script of release.files.filter(({ path }) => path.endsWith('.js'))) {
    appendFileSync(join(build, script.path), line);
    const content = readFileSync(join(build, script.path));
    Object.assign(script, { integrity: integrityOf(content), bytes: content.length });
  }
  release.version = releaseVersion(release);
  writeFileSync(file, JSON.stringify(release));
  return release.version;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
