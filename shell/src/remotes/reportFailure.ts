import type { FailureReport, ReleaseDocument } from '@cpa/shared/contracts';
import type { RemoteFailure } from './loader/remoteFailure.ts';
import { patternOf } from './releaseDocument.ts';

/** Tells the server of a failure that somebody saw at `path`. */
export type ReportFailure = (failure: RemoteFailure, path: string) => void;

/**
 * One report for each class of failure of each remote and page: who tries again and again does not report again and
 * again. Of the page it tells the pattern, of the error its name, so that nothing of a person is in it.
 */
export function createFailureReporter(releases: ReleaseDocument, send = post): ReportFailure {
  const told = new Set<string>();
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
    if (told.has(key)) return;
    told.add(key);
    send(report);
  };
}

/** Survives the page, and is nobody's trouble when it fails. */
function post(report: FailureReport): void {
  fetch('/api/_report', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(() => {});
}
