import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Credentials } from '../contracts/index.ts';
import { I18nRoot } from '../i18n/index.ts';
import { HostProvider } from '../remote/HostContext.tsx';
import type { RemoteModule } from '../remote/remoteHost.ts';
import { styleguideRoute } from '../styleguide/index.ts';
import { createStandaloneHost } from './createStandaloneHost.ts';

export type StandaloneOptions = {
  /** Target of an unknown URL. */
  start: string;
  /** Credentials to sign in with at the API; absent: a visitor. */
  account?: Credentials;
};

/**
 * Shows a remote's routes alone on the page, and the kit at `/styleguide`, against a running API that the
 * development server proxies. Rejects when the account cannot sign in.
 */
export async function renderStandalone(
  { createRoutes, start: startRemote }: RemoteModule,
  { start, account }: StandaloneOptions,
): Promise<void> {
  const host = await createStandaloneHost((to, options) => void router.navigate(to, options), account);
  startRemote?.(host);
  const frame: RouteObject = {
    Component: Frame,
    HydrateFallback: () => null,
    children: [
      ...createRoutes(host),
      styleguideRoute,
      { path: '*', element: <Navigate to={start} replace /> },
    ],
  };
  const router = createBrowserRouter([frame]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <Provider store={host.store}>
        <HostProvider host={host}>
          <I18nRoot>
            <RouterProvider router={router} />
          </I18nRoot>
        </HostProvider>
      </Provider>
    </StrictMode>,
  );
}

function Frame() {
  return (
    <main>
      <Outlet />
      <ScrollRestoration />
    </main>
  );
}
