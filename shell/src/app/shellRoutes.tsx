import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import type { RouteObject } from 'react-router';
import { RootLayout } from '../layout/RootLayout.tsx';
import { text } from '../messages/texts.ts';
import { RouteError } from '../pages/RouteError.tsx';
import type { PageConfig } from './pageConfig.ts';

/** Where the routes of remotes are grafted. */
export const ROOT_ROUTE_ID = 'root';

/** The shell's own routes: the frame, and the pages of signing in and of things gone wrong. */
export function createShellRoutes(host: RemoteHost, config: PageConfig): RouteObject[] {
  const titled = (title: string): { handle: PageHandle } => ({ handle: { title } });
  const signIn = () =>
    import(/* webpackChunkName: "sign-in" */ '../auth-pages/sign-in.route.tsx').then((route) =>
      route.createRoute(config),
    );

  return [
    {
      id: ROOT_ROUTE_ID,
      Component: RootLayout,
      children: [
        {
          // Without a path: what goes wrong in a shell page shows inside the frame.
          ErrorBoundary: RouteError,
          children: [
            { path: paths.login, ...titled(text('signIn.title')), lazy: signIn },
            { path: paths.signIn, ...titled(text('signIn.title')), lazy: signIn },
            {
              path: paths.register,
              ...titled(text('register.title')),
              lazy: () => import(/* webpackChunkName: "register" */ '../auth-pages/register.route.tsx'),
            },
            {
              path: paths.verifyEmail,
              ...titled(text('verify.title')),
              lazy: () =>
                import(/* webpackChunkName: "verify-email" */ '../auth-pages/verify-email.route.tsx').then(
                  (route) => route.createRoute(host),
                ),
            },
            {
              path: paths.error,
              ...titled(text('error.title')),
              lazy: () => import(/* webpackChunkName: "auth-error" */ '../auth-pages/auth-error.route.tsx'),
            },
            {
              path: '*',
              ...titled(text('notFound.title')),
              lazy: () => import(/* webpackChunkName: "not-found" */ '../pages/not-found.route.tsx'),
            },
          ],
        },
      ],
    },
  ];
}
