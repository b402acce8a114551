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
  /** Simulated user input. */
  user: UserEvent;
  /** Current path with query and fragment. */
  address: () => string;
  /** Navigates back in the history. */
  goBack: () => Promise<void>;
};

/**
 * Renders the routes of a remote at a URL, without the shell's frame:
 * `renderRoutes(createRoutes(host), { host, at: '/vacancies/7' })`, then await the content with `findBy…`.
 * A URL that matches no route renders `Outside: <path>`; a response thrown by a loader renders an alert with its
 * status.
 */
export function renderRoutes(
  routes: RouteObject[],
  { host, at }: { host: RemoteHost; at: string },
): RenderedRoutes {
  const root: RouteObject = {
    id: 'root',
    ErrorBoundary: RouteError,
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

/** Rethrows errors that are not responses, so that the test fails. */
function RouteError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <p role="alert">{error.status}</p>;
}

const Nothing = () => null;
