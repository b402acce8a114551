/** Replaces the preloading of the federation runtime, which needs a manifest. Documents preload the files of a page. */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => [];

/** Names that modules import which this build does not contain. */
const absent = undefined;
export { absent as defaultPreloadArgs, absent as normalizePreloadExposes };
