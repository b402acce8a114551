import { ACCESS_TOKEN_COOKIE, readCookie } from '@cpa/shared/session';
import type { Shell } from './app/createShell.ts';
import { createPagePreparation } from './app/router/preparePage.ts';
import { readPageConfig } from './config/pageConfig.ts';
import { recoverFocus } from './focus/recoverFocus.ts';
import { MAIN_ID } from './layout/PageAnnouncer.tsx';
import { updateServiceWorker } from './offline/serviceWorker.ts';
import { prefetchFrames } from './page-frame/FramePlace.tsx';
import { loadUserChannel } from './realtime/loadUserChannel.ts';
import { createRealtimeSaga } from './realtime/realtimeSaga.ts';
import { loadTrace } from './remotes/index.ts';
import { prefetchOnIntent } from './remotes/prefetchOnIntent.ts';
import { reportProblem } from './reporting/reportProblem.ts';

/** Starts what no page needs to be interactive: focus recovery, realtime events, the service worker, prefetching, and measuring a canary. */
export function startExtras(shell: Shell): void {
  const { releases, remotes, onRelease } = shell;
  const { service_worker: isEnabled, canaries, realtime } = readPageConfig();
  recoverFocus(() => document.getElementById(MAIN_ID));
  const { store, toasts, api } = remotes.shellHost;
  const { events } = remotes;
  if (realtime) {
    const load = () => loadUserChannel(realtime, api, events.names);
    store.runFeatureSaga('shell/realtime', createRealtimeSaga({ load, toasts, events, onRelease }));
  }
  updateServiceWorker(isEnabled).catch((error: unknown) => reportProblem('SERVICE_WORKER_FAILED', error));
  // For a console: how the remotes of this page were loaded.
  Object.assign(globalThis, {
    __portal: { trace: async () => (await loadTrace()).readTrace(releases) },
  });
  shell.replay?.countViews(api);
  prefetchFrames(readCookie(ACCESS_TOKEN_COOKIE) !== null);
  prefetchOnIntent(releases, createPagePreparation(shell));
  if (canaries.length === 0) return;
  import(/* webpackChunkName: "vitals" */ './remotes/measureVitals.ts').then(
    ({ measureVitals }) => measureVitals(releases, canaries),
    // Other visitors measure the canary.
    () => {},
  );
}
