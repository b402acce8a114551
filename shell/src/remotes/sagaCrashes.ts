import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import type { SagaReport } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';
import { reportProblem } from '../session/reportProblem.ts';
import { RemoteFailure } from './loader/remoteFailure.ts';
import type { ReportFailure } from './reportFailure.ts';
import { text } from './texts.ts';

/** Milliseconds until a crashed saga surely runs again; the store starts it after 250. */
const RESTARTED_MS = 400;

type Parts = { releases: ReleaseDocument; toasts: Toasts; report: ReportFailure };

/**
 * What happens when a feature's saga crashes, beside that the store starts it again: a person is told once, the server
 * is told, and the page's loaders run again, since what they had asked for went down with the saga.
 */
export function createSagaCrashes({ releases, toasts, report }: Parts): {
  heard: SagaReport;
  attach: (router: DataRouter) => void;
} {
  const known = new Set<string>();
  let router: DataRouter | null = null;
  return {
    attach(attached) {
      router = attached;
    },
    heard(key, error) {
      const area = key.split('/')[0] ?? key;
      const remote = releases.remotes.find(({ name }) => name === `mfe-${area}`);
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
