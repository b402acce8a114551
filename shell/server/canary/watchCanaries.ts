import type { FailureReport } from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { ReleaseError } from '../releases/releaseError.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import type { CanaryFigures } from './canaryFigures.ts';
import type { VisitorCookie } from './visitorCookie.ts';

export type CountFailure = (request: FastifyRequest, report: FailureReport) => Promise<void>;

type Options = {
  releases: ReleaseSource;
  figures: CanaryFigures;
  store: Pick<ReleaseStore, 'abortCanary'>;
  visitorCookie: VisitorCookie;
};

/** Counts the failure reports of a canary and of the version it is compared with, and aborts a worse canary. */
export function createCanaryWatch({ releases, figures, store, visitorCookie }: Options): CountFailure {
  return async (request, { remote, version }) => {
    const visitor = visitorCookie.read(request);
    const { canaries = [], document } = await releases.current();
    const canary = canaries.find(({ release }) => release.name === remote);
    if (!canary || visitor === undefined) return;
    const active = document.remotes.find(({ name }) => name === remote)?.version;
    if (version !== canary.release.version && version !== active) return;
    const side = version === active ? 'active' : 'canary';
    await figures.countFailure(canary, side, { visitor, ip: request.ip });
    const { verdict, canary: own, active: other } = await figures.read(canary);
    if (verdict.state !== 'worse') return;
    const reason =
      `Aborted automatically: ${own.failed} of ${own.visitors} visitors had a failure, ` +
      `${other.failed} of ${other.visitors} with ${active} (Fisher's exact test, p = ${verdict.p.toExponential(1)}).`;
    try {
      await store.abortCanary(remote, { version: canary.release.version, by: 'site', reason });
      request.log.warn({ remote, version: canary.release.version, reason }, 'A canary was aborted.');
    } catch (error) {
      // Another report, server or person was first.
      if (!(error instanceof ReleaseError)) throw error;
    }
  };
}
