/** The addresses of the site, and the way through sign-in and back. */
export { CALLBACK_URL_KEY, safeCallbackPath, signInPath } from './callbackUrl.ts';
export { paths } from './paths.ts';
