import type { CurrentRelease } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './releaseSource.ts';

/**
 * `GET /api/_release`: returns the shell version and revision of new documents, so that a page that has been open for
 * long can reload.
 */
export function currentRelease(app: FastifyInstance, { releases }: { releases: ReleaseSource }): void {
  app.get('/api/_release', async (_request, reply): Promise<CurrentRelease> => {
    const { shell, document } = await releases.current();
    reply.header('cache-control', 'no-store');
    return { shell: shell.version, revision: document.revision };
  });
}
