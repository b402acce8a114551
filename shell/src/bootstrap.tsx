import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createShell } from './app/createShell.ts';
import { ROOT_ROUTE_ID } from './app/shellRoutes.tsx';
import { createPortalRouter, readReleaseDocument } from './remotes/index.ts';

const shell = createShell();
const router = createPortalRouter({
  routes: shell.routes,
  frameId: ROOT_ROUTE_ID,
  host: shell.host,
  releaseDocument: readReleaseDocument(),
});
shell.start(router);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(<App shell={shell} router={router} />);
