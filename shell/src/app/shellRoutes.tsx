import type { RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import type { RouteObject } from 'react-router';
import { type TextKey, text } from '../messages/texts.ts';
import { Loading } from '../pages/Loading.tsx';
import { RouteError } from '../pages/RouteError.tsx';
import type { PageConfig } from './pageConfig.ts';

/** The shell's own pages: those of signing in, and of what went wrong with it. */
export function createShellRoutes(host: RemoteHost, config: PageConfig): RouteObject[] {
  const signIn = () =>
    import(/* webpackChunkName: "sign-in" */ '../auth-pages/sign-in.route.tsx').then((route) =>
      route.createRoute(config),
    );
  const verifyEmail = () =>
    import(/* webpackChunkName: "verify-email" */ '../auth-pages/verify-email.route.tsx').then((route) =>
      route.createRoute(host),
    );
  return [
    page(paths.login, 'signIn.title', signIn),
    page(paths.signIn, 'signIn.title', signIn),
    page(
      paths.register,
      'register.title',
      () => import(/* webpackChunkName: "register" */ '../auth-pages/register.route.tsx'),
    ),
    page(paths.verifyEmail, 'verify.title', verifyEmail),
    page(
      paths.error,
      'error.title',
      () => import(/* webpackChunkName: "auth-error" */ '../auth-pages/auth-error.route.tsx'),
    ),
  ];
}

function page(path: string, title: TextKey, lazy: () => Promise<object>): RouteObject {
  return {
    path,
    handle: { title: () => text(title) },
    lazy,
    HydrateFallback: Loading,
    ErrorBoundary: RouteError,
  };
}
