import type { ReleaseDocument } from '@cpa/shared/contracts';
import { readPageConfig } from './config/pageConfig.ts';
import { reportProblem } from './reporting/reportProblem.ts';

/** Starts what no page needs to be interactive: the service worker, prefetching, and measuring a canary. */
export function startExtras(releases: ReleaseDocument): void {
  const { service_worker: isEnabled, canaries } = readPageConfig();
  import(/* webpackChunkName: "offline" */ './offline/serviceWorker.ts')
    .then(({ updateServiceWorker }) => updateServiceWorker(isEnabled))
    .catch((error: unknown) => reportProblem('SERVICE_WORKER_FAILED', error));
  import(/* webpackChunkName: "ahead" */ './remotes/prefetchOnIntent.ts').then(
    ({ prefetchOnIntent }) => prefetchOnIntent(releases),
    // Pages load without prefetching.
    () => {},
  );
  if (canaries.length === 0) return;
  import(/* webpackChunkName: "vitals" */ './remotes/measureVitals.ts').then(
    ({ measureVitals }) => measureVitals(releases, canaries),
    // Other visitors measure the canary.
    () => {},
  );
}
