import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type RouteObject,
  useLocation,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { I18nRoot } from '../i18n/index.ts';
import { HostProvider } from '../remote/HostContext.tsx';
import type { RemoteHost } from '../remote/remoteHost.ts';

export type RenderedRoutes = RenderResult & {
  /** A person at the page. */
  user: UserEvent;
  /** Where the page is now, with query and fragment. */
  address: () => string;
  /** As the browser's own button does. */
  goBack: () => Promise<void>;
};

/**
 * Shows a remote's routes at an address as the shell would, without its frame:
 * `renderRoutes(createRoutes(host), { host, at: '/vacancies/7' })`, then wait for what shall be seen with `findBy…`.
 * An address that is not among the routes shows `Outside: <address>`, a response that a loader throws shows an
 * alert with its status.
 */
export function renderRoutes(
  routes: RouteObject[],
  { host, at }: { host: RemoteHost; at: string },
): RenderedRoutes {
  const root: RouteObject = {
    id: 'root',
    ErrorBoundary: ThrownByRoute,
    HydrateFallback: Nothing,
    children: [...routes, { path: '*', Component: Outside }],
  };
  const router = createMemoryRouter([root], { initialEntries: [at] });
  const rendered = render(
    <Provider store={host.store}>
      <HostProvider host={host}>
        <I18nRoot>
          <RouterProvider router={router} />
        </I18nRoot>
      </HostProvider>
    </Provider>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  const goBack = () => act(() => router.navigate(-1));
  return { ...rendered, user: userEvent.setup(), address, goBack };
}

function Outside() {
  const { pathname, search } = useLocation();
  return <p>{`Outside: ${pathname}${search}`}</p>;
}

/** An error that is no response is a defect of the page: it ends the test. */
function ThrownByRoute() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <p role="alert">{error.status}</p>;
}

const Nothing = () => null;
