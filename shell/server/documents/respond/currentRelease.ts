import { type CurrentRelease, LOCALES } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PreviewedReleasesOf } from '../../releases/previews/withPreviews.ts';
import type { ReleaseSource } from '../../releases/serving/releaseSource.ts';
import { browserReleases } from './browserReleases.ts';

type Options = {
  releases: ReleaseSource;
  /** Releases of the visitor of a request. */
  releasesOf: PreviewedReleasesOf;
};

/**
 * `GET /api/_release`: returns the shell version and revision of new documents, for pages that have been open for long.
 *
 * `GET /api/_release/document`: returns the same with the releases that a new document would give this visitor, with their
 * texts in the language `lang` of the query.
 */
export function currentRelease(app: FastifyInstance, { releases, releasesOf }: Options): void {
  app.get('/api/_release', async (_request, reply): Promise<CurrentRelease> => {
    const { shell, document } = await releases.current();
    reply.header('cache-control', 'no-store');
    return { shell: shell.version, revision: document.revision };
  });
  app.get<{ Querystring: { lang?: string } }>('/api/_release/document', async (request, reply) => {
    const locale = LOCALES.find((each) => each === request.query.lang) ?? 'en';
    const { shell, document } = await releasesOf(request, reply);
    reply.header('cache-control', 'private, no-store');
    const { revision, remotes } = browserReleases(document, locale);
    // A page with an older shell must not take a release whose modules that shell does not provide.
    const compared = remotes.map((remote, at) => ({ ...remote, requires: document.remotes[at]?.requires }));
    return { shell: shell.version, revision, remotes: compared };
  });
}
