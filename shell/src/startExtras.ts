import { ACCESS_TOKEN_COOKIE, readCookie } from '@cpa/shared/session';
import type { Shell } from './app/createShell.ts';
import { readPageConfig } from './config/pageConfig.ts';
import { prefetchFrames } from './page-frame/FramePlace.tsx';
import { loadTrace } from './remotes/index.ts';
import { reportProblem } from './reporting/reportProblem.ts';

/** Starts what no page needs to be interactive: the service worker, prefetching, and measuring a canary. */
export function startExtras(shell: Shell): void {
  const { releases } = shell;
  const { service_worker: isEnabled, canaries } = readPageConfig();
  import(/* webpackChunkName: "offline" */ './offline/serviceWorker.ts')
    .then(({ updateServiceWorker }) => updateServiceWorker(isEnabled))
    .catch((error: unknown) => reportProblem('SERVICE_WORKER_FAILED', error));
  // For a console: how the remotes of this page were loaded.
  Object.assign(globalThis, {
    __portal: { trace: async () => (await loadTrace()).readTrace(releases) },
  });
  shell.replay?.countViews(shell.remotes.shellHost.api);
  prefetchFrames(readCookie(ACCESS_TOKEN_COOKIE) !== null);
  Promise.all([
    import(/* webpackChunkName: "ahead" */ './remotes/prefetchOnIntent.ts'),
    import(/* webpackChunkName: "ahead" */ './app/router/preparePage.ts'),
  ]).then(
    ([{ prefetchOnIntent }, { createPagePreparation }]) =>
      prefetchOnIntent(releases, createPagePreparation(shell)),
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
