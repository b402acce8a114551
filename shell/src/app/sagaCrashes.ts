import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import type { SagaReport } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';
import { text } from '../messages/remoteTexts.ts';
import { RemoteFailure, type ReportFailure } from '../remotes/index.ts';
import { reportProblem } from '../reporting/reportProblem.ts';

/** Milliseconds until a crashed saga runs again; the store restarts it after 250. */
const RESTARTED_MS = 400;

type Options = { releases: ReleaseDocument; toasts: Toasts; report: ReportFailure };

/**
 * Handles the crash of a feature's saga, which the store restarts: shows a toast once, reports to the server and runs
 * the page's loaders again, since their requests ended with the saga.
 */
export function createSagaCrashHandler({ releases, toasts, report }: Options): {
  onCrash: SagaReport;
  attach: (router: Pick<DataRouter, 'revalidate'>) => void;
} {
  const known = new Set<string>();
  let router: Pick<DataRouter, 'revalidate'> | null = null;
  return {
    attach(attached) {
      router = attached;
    },
    onCrash(key, error) {
      const prefix = key.split('/')[0] ?? key;
      const remote = releases.remotes.find(({ name }) => name === `mfe-${prefix}`);
      if (!remote) return reportProblem(`SAGA_CRASHED ${key}`, error);
      const failure = new RemoteFailure('threw-in-saga', remote.name, `${key} crashed.`, { cause: error });
      report(failure, window.location.pathname);
      if (known.has(key)) return;
      known.add(key);
      toasts.error({ title: text('remotes.brokeTitle'), description: text('remotes.threw-in-saga') });
      setTimeout(() => void router?.revalidate(), RESTARTED_MS);
    },
  };
}
