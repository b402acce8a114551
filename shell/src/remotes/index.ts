/** The shell's door to the remotes: which there are, their routes in the one router, and what to show when one fails. */
export { createPortalRouter } from './createPortalRouter.tsx';
export { PLATFORM_VERSION } from './platform/keys.ts';
export { ownerOf, readReleaseDocument } from './releaseDocument.ts';
export { createFailureReporter } from './reportFailure.ts';
export type { ReportFailure } from './reportFailure.ts';
export { createSagaCrashes } from './sagaCrashes.ts';
