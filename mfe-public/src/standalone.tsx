import '@cpa/shared/ui/styles.css';
import { I18nRoot } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createRoutes } from './module.ts';
import { createStandaloneHost } from './standaloneHost.ts';

/** This remote alone on a page, against a running API: `npm run dev -w mfe-public`. */
const host = createStandaloneHost((to, options) => void router.navigate(to, options));

const frame: RouteObject = {
  Component: () => (
    <main>
      <Outlet />
      <ScrollRestoration />
    </main>
  ),
  HydrateFallback: () => null,
  children: createRoutes(host),
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
