import { createContext } from 'react';

// Replaces `UNUSED_FEATURES` of the shell. The context of the router's framework mode is undefined in every other mode.
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
// The release document has the entries of the remotes, and documents preload the files of a page.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});

/** Names that are imported and not called, or by modules only which this build does not contain. */
const absent = undefined;
// prettier-ignore
export {
  absent as CRITICAL_CSS_DATA_ATTRIBUTE, absent as Links, absent as Meta, absent as PrefetchPageLinks, absent as Scripts,
  absent as createLink, absent as createScript, absent as defaultPreloadArgs, absent as formatPreloadArgs,
  absent as getRouteInstrumentationUpdates, absent as instrumentClientSideRouter, absent as instrumentHandler,
  absent as instrumentationResultMetaContext, absent as isStaticResourcesEqual, absent as loadScript,
  absent as normalizePreloadExposes, absent as preloadAssets, absent as safeWrapper, absent as setIsHydrated,
  absent as useFrameworkContext,
};
