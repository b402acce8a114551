import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isSigned } from '../releases/records/releaseKeys.ts';
import { ReleaseError } from '../releases/records/releaseError.ts';
import type { Releases, ReleaseSource } from '../releases/serving/releaseSource.ts';
import { createServedFiles, type FindBadFiles } from '../releases/serving/servedFiles.ts';
import { storageOf, type StorePlace } from '../platform/storage/releaseStorage.ts';

type HealthDeps = {
  apiUrl: string;
  releases: ReleaseSource;
  /** Folder that the files of releases are served from. */
  releasesDir: string;
  /** Release store. */
  place: StorePlace;
  /** False when a build of the shell is served instead of its active release. */
  isShellReleased: boolean;
  /** Aborted when the process is asked to end. */
  draining: AbortSignal;
};

/** Timeout of the API's health check in milliseconds. */
const API_TIMEOUT_MS = 1500;

/** Milliseconds for which a check without a problem stays valid: load balancers may send several requests a second. */
const SOUND_MS = 10_000;

/**
 * `GET /health`: returns 200 while this server can send documents. Reports the state of the API, which has its own
 * health check. `signed` is false when the release store has no keys.
 *
 * `GET /health/ready`: returns 200 while every page can be served: the releases are readable, at least one remote is
 * active, and every file of each is there, which is looked up every ten seconds. Otherwise 503 with the problems, and
 * from SIGTERM on. The first check, which also compares the hashes, runs when the server starts.
 */
export function health(app: FastifyInstance, deps: HealthDeps): void {
  const { apiUrl, releases } = deps;
  const findProblems = createReleaseCheck(deps);
  app.addHook('onListen', async () => {
    const problems = await findProblems().catch(() => ['The releases cannot be read.']);
    if (problems.length > 0)
      app.log.error({ problems }, 'The site does not serve every file of its releases.');
    if (!(await isSigned(storageOf(deps.place))))
      app.log.warn('The releases are not signed. Run on the server of the release store: portal keys create');
  });
  app.get('/health', async (_request, reply) => {
    const { shell, document } = await releases.current();
    const remotes = Object.fromEntries(document.remotes.map(({ name, version }) => [name, version]));
    reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      shell: shell.version,
      revision: document.revision,
      remotes,
      signed: await isSigned(storageOf(deps.place)),
      api: await apiState(apiUrl),
    };
  });

  app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    if (deps.draining.aborted)
      return await reply
        .header('cache-control', 'no-store')
        .code(503)
        .send({ status: 'draining', problems: [] });
    const problems = await findProblems().catch((error: unknown) => {
      request.log.error({ err: error }, 'the releases cannot be read');
      return [
        error instanceof ReleaseError ? error.message : 'The releases cannot be read. Run: portal doctor',
      ];
    });
    reply.header('cache-control', 'no-store').code(problems.length === 0 ? 200 : 503);
    return { status: problems.length === 0 ? 'ready' : 'not ready', problems };
  });
}

/** Returns a function that lists the problems of the releases. Problems are looked up again with each call. */
function createReleaseCheck(deps: HealthDeps): () => Promise<string[]> {
  const findBadFiles = createServedFiles(join(deps.releasesDir, 'remotes'));
  let sound = { releases: '', until: 0 };
  return async () => {
    const current = await deps.releases.current();
    const releases = `${current.document.revision} ${current.shell.version}`;
    if (sound.releases === releases && Date.now() < sound.until) return [];
    const problems = await releaseProblems(current, deps.isShellReleased, findBadFiles);
    if (problems.length === 0) sound = { releases, until: Date.now() + SOUND_MS };
    return problems;
  };
}

async function releaseProblems(
  { shell, document: { remotes }, canaries = [], compressed }: Releases,
  isShellReleased: boolean,
  findBadFiles: FindBadFiles,
): Promise<string[]> {
  if (remotes.length === 0) return ['No remote is active. Publish and activate one.'];
  const served = [
    ...(isShellReleased ? [{ ...shell, base_url: '/remotes/' }] : []),
    ...remotes,
    ...canaries.map(({ release }) => release),
  ];
  const problems: string[] = [];
  for (const release of served) {
    // A remote under development has its files elsewhere.
    if (!release.base_url.startsWith('/remotes/')) continue;
    const [first, ...others] = await findBadFiles(release, compressed);
    if (first === undefined) continue;
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    problems.push(
      `${release.name} ${release.version}: file ${first} is missing or damaged${more}. Run: portal doctor`,
    );
  }
  return problems;
}

async function apiState(apiUrl: string): Promise<'up' | 'down'> {
  try {
    const response = await fetch(new URL('/health', apiUrl), { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    const { database } = (await response.json()) as { database?: string };
    return response.ok && database === 'ok' ? 'up' : 'down';
  } catch {
    return 'down';
  }
}
