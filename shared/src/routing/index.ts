/** URLs of the site, their languages and parameters, the return URL of sign-in, and prefetching. */
export {
  CALLBACK_URL_KEY,
  privateSignInPath,
  safeCallbackPath,
  signInPath,
  signInReason,
  signInState,
} from './callbackUrl.ts';
export { fillPath } from './fillPath.ts';
export { idFrom } from './idFrom.ts';
export { apiDocumentPath, localePath, readLocale, sitePath } from '../contracts/localePath.ts';
export { openInNewTab } from './openInNewTab.ts';
export { paths } from './paths.ts';
export { prefetchLinksOnIntent, prefetchOnIntent } from './prefetch.ts';
