import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import { createPortalStore } from '@cpa/shared/store';
import type { DataRouter, RouteObject } from 'react-router';
import { createAuthSaga } from '../auth-pages/state/authSaga.ts';
import { createRegistrationApi } from '../auth-pages/state/registrationApi.ts';
import { countCalls } from '../new-release/countCalls.ts';
import { takeNewRelease } from '../new-release/takeNewRelease.ts';
import { watchRelease } from '../new-release/watchRelease.ts';
import { createRealtimeSaga } from '../realtime/realtimeSaga.ts';
import { loadUserEvents } from '../realtime/loadUserEvents.ts';
import { authClient } from '../session/authClient.ts';
import {
  type ReportFailure,
  createFailureReporter,
  createSagaCrashes,
  readReleaseDocument,
} from '../remotes/index.ts';
import { leavePrivatePages } from '../session/leavePrivatePages.ts';
import { createSessionSaga } from '../session/sessionSaga.ts';
import { createVerificationMailSaga } from '../session/verificationMailSaga.ts';
import { createToasts } from '../toasts/createToasts.ts';
import { createHost } from './createHost.ts';
import { createNavigation } from './createNavigation.ts';
import { readPageConfig } from './pageConfig.ts';
import { createShellRoutes } from './shellRoutes.tsx';

export type Shell = {
  host: RemoteHost;
  /** The frame around every page (`ROOT_ROUTE_ID`) with the shell's own pages in it. */
  routes: RouteObject[];
  /** Which remotes there are, as the page was told. */
  releases: ReleaseDocument;
  /** Tells the server of a remote that failed. */
  report: ReportFailure;
  /** Sets the session going, once there is a router to navigate with. */
  start: (router: DataRouter) => void;
};

/** Everything of a page but its router: bootstrap makes that from these parts, calls `start` and renders `App`. */
export function createShell(): Shell {
  const config = readPageConfig();
  const toasts = createToasts();
  const releases = readReleaseDocument();
  const report = createFailureReporter(releases);
  const crashes = createSagaCrashes({ releases, toasts, report });
  const store = createPortalStore({ reportSagaCrash: crashes.heard });
  const navigation = createNavigation();
  const host = createHost({ store, toasts, navigation });
  const runningCalls = countCalls(host.api);
  const own = { shell: config.shell, revision: releases.revision };
  const parts = { auth: authClient, toasts, navigation };
  const watch = { isRefetchedOnFocus: true, pollSeconds: config.session_poll_seconds };

  return {
    host,
    routes: createShellRoutes(host, config),
    releases,
    report,
    start(router) {
      navigation.attach(router);
      crashes.attach(router);
      store.runFeatureSaga('shell/session', createSessionSaga({ ...parts, ...watch, api: host.api }));
      store.runFeatureSaga('shell/auth', createAuthSaga({ ...parts, api: createRegistrationApi(host.api) }));
      store.runFeatureSaga('shell/verification-mail', createVerificationMailSaga(host));
      const { realtime } = config;
      const load = realtime && (() => loadUserEvents(realtime, host.api));
      if (load) store.runFeatureSaga('shell/realtime', createRealtimeSaga({ load, toasts }));
      leavePrivatePages(store, router);
      // Now that sagas have their way to navigate.
      takeNewRelease(router, { releases, watch: watchRelease(own), isBusy: () => runningCalls() > 0 });
    },
  };
}
