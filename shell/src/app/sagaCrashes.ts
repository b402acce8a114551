import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import type { SagaReport } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';
import { text } from '../messages/remoteTexts.ts';
import { RemoteFailure, type ReportFailure } from '../remotes/index.ts';
import { reportProblem } from '../reporting/reportProblem.ts';

/** Milliseconds until a crashed saga runs again; the store restarts it after 250. */
const RESTARTED_MS = 400;

/** Crashes of the sagas of a remote, without a pause of `CALM_MS` between two, after which its pages are replaced. */
const MAX_CRASHES = 3;
const CALM_MS = 30_000;

type Options = {
  releases: ReleaseDocument;
  toasts: Toasts;
  report: ReportFailure;
  /** Replaces the pages of a remote by its fallback. */
  replacePages?: (failure: RemoteFailure) => void;
};

/**
 * Handles the crash of a feature's saga, which the store restarts: shows a toast once, reports to the server and runs
 * the page's loaders again, since their requests ended with the saga. When the sagas of a remote crash again and again,
 * its pages are replaced by the fallback.
 */
export function createSagaCrashHandler({ releases, toasts, report, replacePages }: Options): {
  onCrash: SagaReport;
  attach: (router: Pick<DataRouter, 'revalidate'>) => void;
} {
  const known = new Set<string>();
  const crashes = new Map<string, { count: number; at: number }>();
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
      const last = crashes.get(remote.name);
      const count = last && Date.now() - last.at < CALM_MS ? last.count + 1 : 1;
      crashes.set(remote.name, { count, at: Date.now() });
      if (count >= MAX_CRASHES) {
        crashes.delete(remote.name);
        replacePages?.(failure);
        return;
      }
      if (!known.has(key))
        toasts.error({ title: text('remotes.brokeTitle'), description: text('remotes.threw-in-saga') });
      known.add(key);
      // The store doubles its pause as well.
      setTimeout(() => void router?.revalidate(), RESTARTED_MS * 2 ** (count - 1));
    },
  };
}
