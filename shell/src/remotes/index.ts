/** Contract with the remotes: the release document with their manifests, their loading and their hosts. */
export { createRemotes } from './createRemotes.ts';
export type { Remotes, SharedHost } from './createRemotes.ts';
export { readFallbackLinks } from './host/fallbackLinks.ts';
export { diagnose } from './loader/diagnose.ts';
export { tryInOrder } from './loader/tryInOrder.ts';
export { fetchedWith, refetch } from './loader/refetch.ts';
export { TimedOut, withTimeout } from './loader/withTimeout.ts';
export { RemoteFailure, failedWhileRunning } from './loader/remoteFailure.ts';
export { landingPath } from './manifests/landingPath.ts';
export { useManifestText } from './manifests/manifestTexts.ts';
export { menuEntries } from './manifests/menu.ts';
export { useMenu } from './manifests/useMenu.ts';
export type { MenuEntry } from './manifests/menu.ts';
export { findDeclaredNotification } from './manifests/notifications.ts';
export type { DeclaredNotification } from './manifests/notifications.ts';
export { RemotesProvider, useBadges, useReleases } from './manifests/RemotesContext.tsx';
export { PLATFORM_VERSION } from './platform/keys.ts';
export { evaluateModules, lazyModules, modules } from './platform/modules.ts';
export {
  fetchReleases,
  manifestRouteAt,
  ownerOf,
  patternOf,
  readReleaseDocument,
} from './releaseDocument.ts';
export { createFailureReporter } from './reportFailure.ts';
export type { ReportFailure } from './reportFailure.ts';
export { loadTrace } from './trace/loadTrace.ts';
export { beginStep } from './trace/steps.ts';
