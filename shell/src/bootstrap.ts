import { startApp } from './app/hydration/startApp.tsx';
import { readPageConfig } from './config/pageConfig.ts';
import { reportProblem } from './reporting/reportProblem.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
const shell = startApp(root);

whenIdle(() => {
  const isEnabled = readPageConfig().service_worker;
  import(/* webpackChunkName: "offline" */ './offline/serviceWorker.ts')
    .then(({ updateServiceWorker }) => updateServiceWorker(isEnabled))
    .catch((error: unknown) => reportProblem('SERVICE_WORKER_FAILED', error));
  import(/* webpackChunkName: "ahead" */ './remotes/prefetchOnIntent.ts').then(
    ({ prefetchOnIntent }) => prefetchOnIntent(shell.releases),
    // Pages load without prefetching.
    () => {},
  );
});

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 5000);
}
