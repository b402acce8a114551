import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ReleaseError } from './releases/records/releaseError.ts';
import type { ReleaseSource } from './releases/serving/releaseSource.ts';

type HealthDeps = {
  apiUrl: string;
  releases: ReleaseSource;
  /** Folder of the release store. */
  releasesDir: string;
  /** False when a build of the shell is served instead of its active release. */
  isShellReleased: boolean;
};

/** Timeout of the API's health check in milliseconds. */
const API_TIMEOUT_MS = 1500;

/**
 * `GET /health`: returns 200 while this server can send documents. Reports the state of the API, which has its own
 * health check.
 *
 * `GET /health/ready`: returns 200 while every page can be served: the releases are readable, at least one remote is
 * active, and the entry of each exists. Otherwise 503 with the problems.
 */
export function health(app: FastifyInstance, deps: HealthDeps): void {
  const { apiUrl, releases } = deps;
  app.get('/health', async (_request, reply) => {
    const { shell, document } = await releases.current();
    const remotes = Object.fromEntries(document.remotes.map(({ name, version }) => [name, version]));
    reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      shell: shell.version,
      revision: document.revision,
      remotes,
      api: await apiState(apiUrl),
    };
  });

  app.get('/health/ready', async (request, reply) => {
    const problems = await releaseProblems(deps).catch((error: unknown) => {
      request.log.error({ err: error }, 'the releases cannot be read');
      return [
        error instanceof ReleaseError ? error.message : 'The releases cannot be read. Run: portal doctor',
      ];
    });
    reply.header('cache-control', 'no-store').code(problems.length === 0 ? 200 : 503);
    return { status: problems.length === 0 ? 'ready' : 'not ready', problems };
  });
}

async function releaseProblems({ releases, releasesDir, isShellReleased }: HealthDeps): Promise<string[]> {
  const { shell, document } = await releases.current();
  const { remotes } = document;
  if (remotes.length === 0) return ['No remote is active. Publish and activate one.'];
  const checked = await Promise.all(
    // A remote under development has its files elsewhere.
    [...(isShellReleased ? [{ ...shell, base_url: '/remotes/' }] : []), ...remotes]
      .filter(({ base_url }) => base_url.startsWith('/remotes/'))
      .map(async ({ name, version, entry }) =>
        access(join(releasesDir, 'remotes', name, version, entry)).then(
          () => [],
          () => [`${name} ${version} has no entry file. Run: portal doctor`],
        ),
      ),
  );
  return checked.flat();
}

async function apiState(apiUrl: string): Promise<'up' | 'down'> {
  try {
    const response = await fetch(new URL('/health', apiUrl), { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return response.ok ? 'up' : 'down';
  } catch {
    return 'down';
  }
}
