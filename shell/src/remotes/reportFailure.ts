import type { FailureReport, ReleaseDocument } from '@cpa/shared/contracts';
import type { RemoteFailure } from './loader/remoteFailure.ts';
import { withTimeout } from './loader/withTimeout.ts';
import { patternOf } from './releaseDocument.ts';
import { loadTrace } from './trace/loadTrace.ts';
import { beginStep } from './trace/steps.ts';

/** Reports a failure that the user saw at `path`. */
export type ReportFailure = (failure: RemoteFailure, path: string) => void;

/**
 * Sends one report per class of failure, remote and page. It contains the route pattern and the name of the error, and
 * no personal data.
 */
export function createFailureReporter(
  releases: ReleaseDocument,
  send = post,
  trace = traceOf,
): ReportFailure {
  const reported = new Set<string>();
  return ({ kind, remote, cause }, path) => {
    const report: FailureReport = {
      class: kind,
      remote,
      version: releases.remotes.find(({ name }) => name === remote)?.version ?? null,
      revision: releases.revision,
      page: patternOf(releases, path),
      error: cause instanceof Error ? cause.name.slice(0, 50) : null,
    };
    const key = [report.class, remote, report.page].join(' ');
    if (reported.has(key)) return;
    reported.add(key);
    // The effects of a page that threw do not run.
    if (kind === 'threw-in-render') beginStep(remote, 'render')(cause);
    void Promise.race([trace(releases, remote), leaving()]).then((steps) =>
      send({ ...report, ...(steps && { trace: steps }) }),
    );
  };
}

/** Resolves when the page is left, so that a report is sent before. */
const leaving = async (): Promise<undefined> =>
  await new Promise((resolve) => addEventListener('pagehide', () => resolve(undefined), { once: true }));

/** Milliseconds for the reader of traces; the report does not wait longer. */
const TRACE_TIMEOUT_MS = 1000;

/** Steps of a report. */
const MAX_STEPS = 40;

/** Loads the reader of traces first: without it, the report has no trace. */
async function traceOf(releases: ReleaseDocument, remote: string): Promise<FailureReport['trace']> {
  try {
    const { readTrace } = await withTimeout(loadTrace(), TRACE_TIMEOUT_MS);
    return readTrace(releases)
      .remotes.find(({ name }) => name === remote)
      ?.steps.slice(-MAX_STEPS);
  } catch {
    return undefined;
  }
}

/** Uses `keepalive` so that the request outlives the page. Errors are ignored: reporting is best effort. */
function post(report: FailureReport): void {
  fetch('/api/_report', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(() => {});
}
