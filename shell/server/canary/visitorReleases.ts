import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSource, Releases } from '../releases/releaseSource.ts';
import type { Canary } from '../releases/storedDocument.ts';
import { createPositions, isInSlice } from './bucket.rules.ts';
import type { CanaryFigures } from './canaryFigures.ts';

/** Cookie with a random ID, which only decides the slices of canaries. It is set while a canary runs. */
const COOKIE = 'cpa_visitor';
const COOKIE_SECONDS = 90 * 86_400;

/** Releases of one visitor. */
export type VisitorReleases = Releases & {
  /** Names the combination of releases. A cache of rendered pages must be keyed by it. */
  key: string;
  /** True while a canary runs: the document of another visitor may differ. */
  isPersonal: boolean;
};

export type ReleasesOf = (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorReleases>;

type Options = { releases: ReleaseSource; figures: CanaryFigures; secret: string; isSecure: boolean };

/**
 * Selects the releases of a visitor. While a canary runs, a visitor gets a random ID in a cookie, keeps its slice and
 * is counted; otherwise no cookie is set.
 */
export function createVisitorReleases({ releases, figures, secret, isSecure }: Options): ReleasesOf {
  const positionOf = createPositions(secret);
  return async (request, reply) => {
    const current = await releases.current();
    const { canaries = [] } = current;
    if (canaries.length === 0) return { ...current, key: `${current.document.revision}`, isPersonal: false };
    const known = visitorOf(request);
    const visitor = known ?? randomBytes(16).toString('base64url');
    if (!known)
      void reply.setCookie(COOKIE, visitor, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: COOKIE_SECONDS,
      });
    const served = canaries.filter(({ percent, release }) =>
      isInSlice(positionOf(visitor, release), percent),
    );
    // A client without cookies, such as a crawler, is a new visitor on every request.
    if (known || request.headers['sec-fetch-mode'] === 'navigate')
      for (const canary of canaries)
        figures.countVisitor(canary, served.includes(canary) ? 'canary' : 'active', visitor);
    return { ...withCanaries(current, served), isPersonal: true };
  };
}

/** Returns the ID of a visitor that has the cookie. */
export function visitorOf({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[COOKIE];
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

function withCanaries(current: Releases, served: Canary[]): Releases & { key: string } {
  const { document } = current;
  const replaced = new Map(served.map(({ release }) => [release.name, release]));
  const remotes = document.remotes.map((remote) => replaced.get(remote.name) ?? remote);
  const versions = served.map(({ release: { name, version } }) => `${name}@${version}`).toSorted();
  return {
    ...current,
    document: { ...document, remotes },
    key: [document.revision, ...versions].join('+'),
  };
}
