import type { ReleaseDocument } from '@cpa/shared/contracts';
import { afterHydration } from './app/hydration/afterHydration.ts';
import { readPageConfig } from './config/pageConfig.ts';
import { nextTask } from './remotes/platform/nextTask.ts';
import { evaluateModules } from './remotes/platform/evaluateModules.ts';
import { reportProblem } from './reporting/reportProblem.ts';

// A rejection would not reach the listener of the document, which shows that the page could not start.
start().catch(reportError);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  await evaluateModules();
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './app/hydration/startApp.tsx');
  await nextTask();
  const { releases, hangWatch } = await startApp(root);
  await afterHydration();
  startExtras(releases);
  try {
    hangWatch?.start();
  } catch (error) {
    reportProblem('HANG_WATCH_FAILED', error);
  }
}

/** Starts what no page needs to be interactive: the service worker, prefetching, and measuring a canary. */
function startExtras(releases: ReleaseDocument): void {
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
    // The canary is judged by the other visitors.
    () => {},
  );
}
