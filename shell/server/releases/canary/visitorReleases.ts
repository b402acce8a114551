import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSource, Releases } from '../serving/releaseSource.ts';
import type { Canary } from '../records/storedDocument.ts';
import { createPositions, isInSlice } from './bucket.rules.ts';
import type { CanaryFigures } from './canaryFigures.ts';
import type { VisitorCookie } from './visitorCookie.ts';

/** Releases of one visitor. */
export type VisitorReleases = Releases & {
  /** Names the combination of releases. A cache of rendered pages must be keyed by it. */
  key: string;
  /** True while a canary runs: the document of another visitor may differ. */
  isPersonal: boolean;
};

export type ReleasesOf = (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorReleases>;

type Options = {
  releases: ReleaseSource;
  figures: CanaryFigures;
  secret: string;
  visitorCookie: VisitorCookie;
};

/**
 * Selects the releases of a visitor. While a canary runs, a visitor gets a random ID in a cookie, keeps its slice and
 * is counted; otherwise no cookie is set.
 */
export function createVisitorReleases({ releases, figures, secret, visitorCookie }: Options): ReleasesOf {
  const positionOf = createPositions(secret);
  return async (request, reply) => {
    const current = await releases.current();
    const { canaries = [] } = current;
    if (canaries.length === 0) return { ...withCanaries(current, []), isPersonal: false };
    const known = visitorCookie.read(request);
    const visitor = known ?? visitorCookie.create(reply);
    const served = canaries.filter(({ percent, release }) =>
      isInSlice(positionOf(visitor, release), percent),
    );
    // A client without cookies, such as a crawler, is a new visitor on every request.
    if (known || request.headers['sec-fetch-mode'] === 'navigate')
      for (const canary of canaries)
        // The page does not wait for the log, and is sent although its visitor cannot be counted.
        figures
          .countVisitor(canary, served.includes(canary) ? 'canary' : 'active', visitor)
          .catch((error: unknown) => request.log.error({ err: error }, 'A visitor was not counted.'));
    return { ...withCanaries(current, served), isPersonal: true };
  };
}

function withCanaries(current: Releases, served: Canary[]): Releases & { key: string } {
  const { shell, document } = current;
  const replaced = new Map(served.map(({ release }) => [release.name, release]));
  const remotes = document.remotes.map((remote) => replaced.get(remote.name) ?? remote);
  const versions = served.map(({ release: { name, version } }) => `${name}@${version}`).toSorted();
  return {
    ...current,
    // Parts of documents are cached by this object, so it stays the same without canaries.
    document: served.length > 0 ? { ...document, remotes } : document,
    // A shell under development changes without a revision.
    key: [shell.version, document.revision, ...versions].join('+'),
  };
}
