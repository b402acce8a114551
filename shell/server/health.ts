import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './releases/releaseSource.ts';

type HealthDeps = { apiUrl: string; releases: ReleaseSource };

/** Timeout of the API's health check in milliseconds. */
const API_TIMEOUT_MS = 1500;

/**
 * `GET /health`: returns 200 while this server can send documents. Reports the state of the API, which has its own
 * health check.
 */
export function health(app: FastifyInstance, { apiUrl, releases }: HealthDeps): void {
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
}

async function apiState(apiUrl: string): Promise<'up' | 'down'> {
  try {
    const response = await fetch(new URL('/health', apiUrl), { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return response.ok ? 'up' : 'down';
  } catch {
    return 'down';
  }
}
