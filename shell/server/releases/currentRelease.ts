import type { CurrentRelease } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './releaseSource.ts';

/** `GET /api/_release` (ours): which release a document would come with now, for pages that have been open for long. */
export function currentRelease(app: FastifyInstance, { releases }: { releases: ReleaseSource }): void {
  app.get('/api/_release', async (_request, reply): Promise<CurrentRelease> => {
    const { shell, document } = await releases.current();
    reply.header('cache-control', 'no-store');
    return { shell: shell.version, revision: document.revision };
  });
}
