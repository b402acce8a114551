import type { RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import type { RouteObject } from 'react-router';
import { RootLayout } from '../layout/RootLayout.tsx';
import { type TextKey, text } from '../messages/texts.ts';
import { Loading } from '../pages/Loading.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { RouteError } from '../pages/RouteError.tsx';
import { ShellCrashed } from '../pages/ShellCrashed.tsx';
import type { PageConfig } from './pageConfig.ts';

/** The frame: the routes of remotes are grafted below it. */
export const ROOT_ROUTE_ID = 'root';

/** The frame around every page, and in it the shell's own: those of signing in, and of an address nobody owns. */
export function createShellRoutes(host: RemoteHost, config: PageConfig): RouteObject[] {
  const signIn = () =>
    import(/* webpackChunkName: "sign-in" */ '../auth-pages/sign-in.route.tsx').then((route) =>
      route.createRoute(config),
    );
  const verifyEmail = () =>
    import(/* webpackChunkName: "verify-email" */ '../auth-pages/verify-email.route.tsx').then((route) =>
      route.createRoute(host),
    );
  const forgotPassword = () =>
    import(/* webpackChunkName: "forgot-password" */ '../auth-pages/forgot-password.route.tsx').then(
      (route) => route.createRoute(host),
    );
  const resetPassword = () =>
    import(/* webpackChunkName: "reset-password" */ '../auth-pages/reset-password.route.tsx').then((route) =>
      route.createRoute(host),
    );
  const pages = [
    page(paths.login, 'signIn.title', signIn),
    page(paths.signIn, 'signIn.title', signIn),
    page(
      paths.register,
      'register.title',
      () => import(/* webpackChunkName: "register" */ '../auth-pages/register.route.tsx'),
    ),
    page(paths.forgotPassword, 'forgot.title', forgotPassword),
    page(paths.resetPassword, 'reset.title', resetPassword),
    page(paths.verifyEmail, 'verify.title', verifyEmail),
    page(
      paths.error,
      'error.title',
      () => import(/* webpackChunkName: "auth-error" */ '../auth-pages/auth-error.route.tsx'),
    ),
    { path: '*', Component: NotFound, ErrorBoundary: RouteError },
  ];
  return [{ id: ROOT_ROUTE_ID, Component: RootLayout, ErrorBoundary: ShellCrashed, children: pages }];
}

function page(path: string, title: TextKey, lazy: () => Promise<LazyPage>): RouteObject {
  return {
    path,
    handle: { title: () => text(title) },
    lazy,
    HydrateFallback: Loading,
    ErrorBoundary: RouteError,
  };
}

type LazyPage = Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>;
