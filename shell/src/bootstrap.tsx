import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createShell } from './app/createShell.ts';
import { fadeBetweenPages } from './app/fadeBetweenPages.ts';
import { readPageConfig } from './app/pageConfig.ts';
import { ROOT_ROUTE_ID } from './app/shellRoutes.tsx';
import { createPortalRouter } from './remotes/index.ts';
import { reportProblem } from './session/reportProblem.ts';

const shell = createShell();
const router = createPortalRouter({
  routes: shell.routes,
  frameId: ROOT_ROUTE_ID,
  host: shell.host,
  releaseDocument: shell.releases,
  report: shell.report,
});
fadeBetweenPages(router);
shell.start(router);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(<App shell={shell} router={router} />);

whenIdle(() => {
  const isWanted = readPageConfig().service_worker;
  import(/* webpackChunkName: "offline" */ './offline/serviceWorker.ts')
    .then(({ keepOfflinePage }) => keepOfflinePage(isWanted))
    .catch((error: unknown) => reportProblem('SERVICE_WORKER_FAILED', error));
  import(/* webpackChunkName: "ahead" */ './remotes/readFilesAhead.ts').then(
    ({ readFilesAhead }) => readFilesAhead(shell.releases),
    // Pages come a moment later, then.
    () => {},
  );
});

/** Nothing that a person waits for. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 5000);
}
