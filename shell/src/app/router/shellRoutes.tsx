import type { ReleaseDocument } from '@cpa/shared/contracts';
import { textsSettled } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import type { RouteObject } from 'react-router';
import type { PageConfig } from '../../config/pageConfig.ts';
import { NotFound } from '../../error-pages/NotFound.tsx';
import { RouteError } from '../../error-pages/RouteError.tsx';
import { ShellCrashed } from '../../error-pages/ShellCrashed.tsx';
import { RootLayout } from '../../layout/RootLayout.tsx';
import { type TextKey, text } from '../../messages/texts.ts';
import { PageLoading } from '../../page-frame/PageLoading.tsx';

/** Parent route of every page; remotes add their routes below it. */
export const ROOT_ROUTE_ID = 'root';

type Options = {
  host: RemoteHost;
  releases: ReleaseDocument;
  config: Pick<PageConfig, 'demo' | 'destination' | 'sign_in_with'>;
};

/** Returns the root route with the shell's own pages: sign-in, registration, notifications and the 404 page. */
export function createShellRoutes({ host, releases, config }: Options): RouteObject[] {
  const { demo: isDemo, destination, sign_in_with: providers } = config;
  const signIn = () =>
    import(/* webpackChunkName: "sign-in" */ '../../auth-pages/sign-in.route.tsx').then((route) =>
      route.createRoute({ api: host.api, isDemo, destination, providers, releases }),
    );
  const verifyEmail = () =>
    import(/* webpackChunkName: "verify-email" */ '../../auth-pages/verify-email.route.tsx').then((route) =>
      route.createRoute(host),
    );
  const forgotPassword = () =>
    import(/* webpackChunkName: "forgot-password" */ '../../auth-pages/forgot-password.route.tsx').then(
      (route) => route.createRoute(host),
    );
  const resetPassword = () =>
    import(/* webpackChunkName: "reset-password" */ '../../auth-pages/reset-password.route.tsx').then(
      (route) => route.createRoute(host),
    );
  const register = () =>
    import(/* webpackChunkName: "register" */ '../../auth-pages/register.route.tsx').then((route) =>
      route.createRoute({ api: host.api, destination, providers }),
    );
  const authError = () =>
    import(/* webpackChunkName: "auth-error" */ '../../auth-pages/auth-error.route.tsx');
  const notifications = () =>
    import(/* webpackChunkName: "notifications" */ '../../notifications/notifications.route.tsx').then(
      (route) => route.createRoute(host),
    );
  const operatorReleases = () =>
    import(/* webpackChunkName: "operator-releases" */ '../../operator/releases.route.tsx').then((route) =>
      route.createRoute(host),
    );
  const operatorRefunds = () =>
    import(/* webpackChunkName: "operator-refunds" */ '../../operator/refunds/refunds.route.tsx').then(
      (route) => route.createRoute(host),
    );
  const pages = [
    page(paths.login, 'signIn.title', signIn),
    page(paths.signIn, 'signIn.title', signIn),
    page(paths.register, 'register.title', register),
    page(paths.forgotPassword, 'forgot.title', forgotPassword),
    page(paths.resetPassword, 'reset.title', resetPassword),
    page(paths.verifyEmail, 'verify.title', verifyEmail),
    page(paths.notifications, 'notifications.title', notifications),
    page(paths.error, 'error.title', authError),
    page('/operator/releases', 'releases.title', operatorReleases),
    page('/operator/refunds', 'refunds.title', operatorRefunds),
    { path: '*', Component: NotFound, ErrorBoundary: RouteError },
  ];
  return [{ id: ROOT_ROUTE_ID, Component: RootLayout, ErrorBoundary: ShellCrashed, children: pages }];
}

function page(path: string, title: TextKey, lazy: () => Promise<LazyPage>): RouteObject {
  return {
    path,
    handle: { title: () => text(title) },
    async lazy() {
      const loaded = await lazy();
      await textsSettled();
      return loaded;
    },
    HydrateFallback: () => <PageLoading heading={text(title)} />,
    ErrorBoundary: RouteError,
  };
}

type LazyPage = Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>;
