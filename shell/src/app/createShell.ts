import type { Operator, ReleaseDocument, ServerPage } from '@cpa/shared/contracts';
import { prepareLocale } from '@cpa/shared/i18n';
import { nextTask } from '@cpa/shared/scheduling';
import { ACCESS_TOKEN_COOKIE, readCookie } from '@cpa/shared/session';
import { createPortalStore, type RootState } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';
import { readPageConfig } from '../config/pageConfig.ts';
import {
  RemoteFailure,
  type Remotes,
  createFailureReporter,
  createRemotes,
  readReleaseDocument,
} from '../remotes/index.ts';
import { revalidateOnSignOut } from '../session/revalidateOnSignOut.ts';
import { type ReleaseOffer, createReleaseOffer } from '../release-offer/createReleaseOffer.ts';
import { type HangWatch, createHangWatch } from '../watchdog/hangWatch.ts';
import { createRenderMarker, takeHungRemote } from '../watchdog/renderMarker.ts';
import { createToasts } from '../toasts/createToasts.ts';
import { createHost } from './createHost.ts';
import { countPendingRequests } from './navigation/countPendingRequests.ts';
import { createNavigationPolicy } from './navigation/navigationPolicy.ts';
import { checkWhileOpen, createReleaseCheck } from './navigation/releaseCheck.ts';
import { skipBriefLoading } from './navigation/skipBriefLoading.ts';
import { viewTransition } from './navigation/viewTransition.ts';
import { afterHydration } from './hydration/afterHydration.ts';
import { takeEarlyReads } from './hydration/earlyReads.ts';
import { type Replay, replayResponses } from './hydration/replayResponses.ts';
import { createPageFailures } from './router/pageFailures.ts';
import { type RemotePages, createRemotePages } from './router/remotePages.ts';
import { createPortalRouter } from './router/createPortalRouter.tsx';
import { createShellRoutes } from './router/shellRoutes.tsx';
import { openSession } from '../session/openSession.ts';
import { runShellSagas } from './runShellSagas.ts';
import { leaveBrokenPreview } from './leaveBrokenPreview.ts';
import { createSagaCrashHandler } from './sagaCrashes.ts';
import { startShortcutStorage } from '../shortcuts/shortcutStorage.ts';

export type Shell = {
  remotes: Remotes;
  releases: ReleaseDocument;
  router: DataRouter;
  pages: RemotePages;
  operator: Operator | null;
  /** Absent on a server. */
  hangWatch?: HangWatch;
  /** Absent on a server. */
  releaseOffer?: ReleaseOffer;
  /** State that the server rendered the page with. */
  serverState?: RootState | undefined;
  /** Responses that came with the page. */
  replay?: Replay | null;
  /** Called when the site has announced another release. */
  onRelease?: () => void;
};

/** Creates the store, the host, the remotes and the router of the page in several tasks, and starts the shell's sagas. */
export async function createShell(page: ServerPage | null): Promise<Shell> {
  const config = readPageConfig();
  const releases = readReleaseDocument();
  const toasts = createToasts();
  const report = leaveBrokenPreview(createFailureReporter(releases), config.preview);
  const pageFailures = createPageFailures();
  const crashes = createSagaCrashHandler({ releases, toasts, report, pages: pageFailures });
  const hangWatch = createHangWatch(releases);
  const marker = createRenderMarker({ notify: hangWatch.notify });
  const store = createPortalStore({ reportSagaCrash: crashes.onCrash, sagaRestarted: crashes.onRestart });
  startShortcutStorage();
  if (config.session) openSession(store, config.session);
  const serverState = page ? { ...store.getState(), ...page.state } : undefined;
  await nextTask();
  const policy = createNavigationPolicy([viewTransition]);
  const replay = page && replayResponses(page);
  const early = takeEarlyReads();
  const host = createHost({
    store,
    toasts,
    navigation: policy.navigation,
    respond: (replay ?? early)?.respond,
    loadAfter: page ? afterHydration() : Promise.resolve(),
  });
  const remotes = createRemotes({ releases, host, report });

  const pendingRequests = countPendingRequests(host.api);
  const own = { shell: config.shell, revision: releases.revision };
  const check = createReleaseCheck({ own, take: remotes.takeReleases });

  const hung = takeHungRemote();
  // A newer version may be repaired.
  if (hung && releases.remotes.some(({ name, version }) => name === hung.name && version === hung.version))
    pageFailures.add(new RemoteFailure('hung', hung.name, 'its last render did not end.'));

  await nextTask();
  const routes = createShellRoutes({ host: remotes.shellHost, releases, config });
  const pages = createRemotePages(remotes);
  const router = skipBriefLoading(
    policy.apply(createPortalRouter({ routes, releases, remotes, report, pageFailures, pages, marker })),
  );
  crashes.attach(router);
  checkWhileOpen(router, check);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') early?.end();
  });
  // Texts that could not be loaded are retried with each navigation.
  router.subscribe(() => void prepareLocale());
  const releaseOffer = createReleaseOffer({ releases, router, check, isBusy: () => pendingRequests() > 0 });
  await nextTask();
  // A visitor without a token is probably signed out, as the rendered page is.
  const isLikelyVisitor = page !== null && readCookie(ACCESS_TOKEN_COOKIE) === null;
  runShellSagas({
    host,
    remotes,
    releases,
    config,
    beforeSession: isLikelyVisitor ? afterHydration : undefined,
  });
  revalidateOnSignOut(store, router);
  return {
    remotes,
    releases,
    router,
    pages,
    operator: config.operator,
    hangWatch,
    releaseOffer,
    serverState,
    replay,
    onRelease: check.runSoon,
  };
}
