import type { FailureReport } from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { VitalsReport } from '../../../src/reporting/vitalsReport.ts';
import type { ReleaseSource } from '../serving/releaseSource.ts';
import { ReleaseError } from '../records/releaseError.ts';
import type { ReleaseStore } from '../publishing/releaseStore.ts';
import type { Canary } from '../records/storedDocument.ts';
import type { CanaryFigures, Figures } from './canaryFigures.ts';
import type { Side } from './countCanary.rules.ts';
import { INP_TOLERANCE_MS } from './responseTime.rules.ts';
import type { VisitorCookie } from './visitorCookie.ts';

export type CountFailure = (request: FastifyRequest, report: FailureReport) => Promise<void>;
export type CountVitals = (request: FastifyRequest, report: VitalsReport) => Promise<void>;

export type CanaryWatch = { countFailure: CountFailure; countVitals: CountVitals };

type Options = {
  releases: ReleaseSource;
  figures: CanaryFigures;
  store: Pick<ReleaseStore, 'abortCanary'>;
  visitorCookie: VisitorCookie;
};

type Compared = { canary: Canary; side: Side; visitor: string; active: string | undefined };

/**
 * Counts the failures and web vitals that pages report of a canary and of the version it is compared with, and
 * aborts a worse canary.
 */
export function createCanaryWatch({ releases, figures, store, visitorCookie }: Options): CanaryWatch {
  async function findCanary(
    request: FastifyRequest,
    { remote, version }: { remote: string; version: string | null },
  ): Promise<Compared | undefined> {
    const visitor = visitorCookie.read(request);
    const { canaries = [], document } = await releases.current();
    const canary = canaries.find(({ release }) => release.name === remote);
    if (!canary || visitor === undefined) return undefined;
    const active = document.remotes.find(({ name }) => name === remote)?.version;
    if (version !== canary.release.version && version !== active) return undefined;
    return { canary, side: version === active ? 'active' : 'canary', visitor, active };
  }

  async function abortIfWorse(request: FastifyRequest, { canary, active }: Compared): Promise<void> {
    const grown = await figures.readAfterGrowth(canary);
    const reason = grown && reasonToAbort(grown, active);
    if (!reason) return;
    const { name: remote, version } = canary.release;
    try {
      await store.abortCanary(remote, { version, by: 'site', reason });
      request.log.warn({ remote, version, reason }, 'A canary was aborted.');
    } catch (error) {
      // Another report, server or operator was first.
      if (!(error instanceof ReleaseError)) throw error;
    }
  }

  return {
    async countFailure(request, report) {
      const found = await findCanary(request, report);
      if (!found) return;
      await figures.countFailure(found.canary, found.side, { visitor: found.visitor, ip: request.ip });
      await abortIfWorse(request, found);
    },
    async countVitals(request, report) {
      const found = await findCanary(request, report);
      if (!found) return;
      const { inp, lcp, cls } = report;
      const from = { visitor: found.visitor, ip: request.ip };
      await figures.countVitals(found.canary, found.side, from, { inp, lcp, cls });
      await abortIfWorse(request, found);
    },
  };
}

function reasonToAbort(
  { verdict, slowness, canary: own, active: other }: Figures,
  active = 'the active version',
): string | undefined {
  const formatTest = (p: number, name = 'sequential test'): string => `(${name}, p = ${p.toExponential(1)})`;
  if (verdict.state === 'worse')
    return `Aborted automatically: ${own.failed} of ${own.visitors} visitors had a failure, ${other.failed} of ${other.visitors} with ${active} ${formatTest(verdict.p)}.`;
  if (slowness.state === 'worse')
    return `Aborted automatically: the 75th percentile of INP is ${own.inp} ms for ${own.measured} visitors, ${other.inp} ms for ${other.measured} with ${active} ${formatTest(slowness.p, `sequential test of more than ${INP_TOLERANCE_MS} ms`)}.`;
  return undefined;
}
