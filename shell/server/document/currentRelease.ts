import type { CurrentRelease, RemoteRelease } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { recentEntry } from '../cache/recentEntry.ts';
import type { PreviewedReleasesOf } from '../previews/withPreviews.ts';
import { fitsShell } from '../releases/checks/shellContract.ts';
import { SHELL } from '../releases/records/storedDocument.ts';
import { findPublished } from '../releases/serving/publishedReleases.ts';
import type { ReleaseSource } from '../releases/serving/releaseSource.ts';
import { storageOf, type StorePlace } from '../storage/releaseStorage.ts';
import { browserReleases } from './browserReleases.ts';

type Options = {
  releases: ReleaseSource;
  /** Releases of the visitor of a request. */
  releasesOf: PreviewedReleasesOf;
  /** Release store. */
  place: StorePlace;
};

/** Earlier shells whose releases stay in memory. */
const MAX_SHELLS = 4;

/**
 * `GET /api/_release`: returns the shell version and revision of new documents, for pages that have been open for long.
 *
 * `GET /api/_release/document`: returns the same with the releases that a new document would give this visitor, without
 * those that the shell in `X-Shell-Version` cannot run. A page that misses one needs a new document.
 */
export function currentRelease(app: FastifyInstance, { releases, releasesOf, place }: Options): void {
  const shells = new Map<string, Promise<RemoteRelease | undefined>>();
  const publishedShell = (version: string): Promise<RemoteRelease | undefined> =>
    recentEntry(shells, version, {
      create: async () => await findPublished(storageOf(place), SHELL, version).catch(() => undefined),
      max: MAX_SHELLS,
    });

  app.get('/api/_release', async (_request, reply): Promise<CurrentRelease> => {
    const { shell, document } = await releases.current();
    reply.header('cache-control', 'no-store');
    return { shell: shell.version, revision: document.revision };
  });
  app.get('/api/_release/document', async (request, reply) => {
    const { shell, document } = await releasesOf(request, reply);
    reply.header('cache-control', 'private, no-store');
    const version = String(request.headers['x-shell-version']);
    const open = version === shell.version ? shell : await publishedShell(version);
    // Without its list of modules, an earlier shell may lack one.
    const canRun = (remote: RemoteRelease): boolean =>
      open === shell || (open?.provides !== undefined && fitsShell(remote, open));
    const remotes = document.remotes.filter(canRun);
    const printed = browserReleases({ ...document, remotes });
    // The page compares the modules with its own shell again.
    const compared = printed.remotes.map((remote, at) => ({ ...remote, requires: remotes[at]?.requires }));
    return { shell: shell.version, revision: printed.revision, remotes: compared };
  });
}
