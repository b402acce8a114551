/** The addresses of the site, what stands in them, and the way through sign-in and back. */
export { CALLBACK_URL_KEY, safeCallbackPath, signInPath } from './callbackUrl.ts';
export { idFrom } from './idFrom.ts';
export { openFile } from './openFile.ts';
export { paths } from './paths.ts';
export { prefetchLinksOnIntent, prefetchOnIntent } from './prefetch.ts';
