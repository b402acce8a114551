import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import type { SagaReport, SagaRestarted } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';
import { text } from '../messages/remoteTexts.ts';
import { RemoteFailure, type ReportFailure } from '../remotes/index.ts';
import { reportProblem } from '../reporting/reportProblem.ts';
import type { PageFailures } from './router/pageFailures.ts';

/** Crashes of the sagas of a remote, without a pause of `CALM_MS` between two, after which its pages are replaced. */
const MAX_CRASHES = 3;
const CALM_MS = 30_000;

type Options = {
  releases: ReleaseDocument;
  toasts: Toasts;
  report: ReportFailure;
  /** Remotes whose pages are replaced by their fallback. */
  pages: Pick<PageFailures, 'add' | 'get'>;
};

/**
 * Handles the crash of a feature's saga, which the store restarts: shows a toast once, reports to the server and runs
 * the page's loaders again, since their requests ended with the saga. When the sagas of a remote crash again and again,
 * its pages are replaced by the fallback.
 */
export function createSagaCrashHandler({ releases, toasts, report, pages }: Options): {
  onCrash: SagaReport;
  onRestart: SagaRestarted;
  attach: (router: Pick<DataRouter, 'revalidate'>) => void;
} {
  const known = new Set<string>();
  const crashes = new Map<string, { count: number; at: number }>();
  let router: Pick<DataRouter, 'revalidate'> | null = null;
  const remoteOf = (key: string) => releases.remotes.find(({ name }) => name === `mfe-${key.split('/')[0]}`);
  return {
    attach(attached) {
      router = attached;
    },
    onCrash(key, error) {
      const remote = remoteOf(key);
      if (!remote) return reportProblem(`SAGA_CRASHED ${key}`, error);
      const failure = new RemoteFailure('threw-in-saga', remote.name, `${key} crashed.`, { cause: error });
      report(failure, window.location.pathname);
      const last = crashes.get(remote.name);
      const count = last && Date.now() - last.at < CALM_MS ? last.count + 1 : 1;
      crashes.set(remote.name, { count, at: Date.now() });
      if (count >= MAX_CRASHES) {
        crashes.delete(remote.name);
        pages.add(failure);
        return;
      }
      if (!known.has(key))
        toasts.error({ title: text('remotes.brokeTitle'), description: text('remotes.threw-in-saga') });
      known.add(key);
    },
    onRestart(key) {
      const remote = remoteOf(key);
      if (remote && !pages.get(remote.name)) void router?.revalidate();
    },
  };
}
