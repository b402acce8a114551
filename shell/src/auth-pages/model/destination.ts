import { CALLBACK_URL_KEY, paths, safeCallbackPath } from '@cpa/shared/routing';
import type { Destination } from '../../config/pageConfig.ts';

const authPages: readonly string[] = [
  paths.login,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.error,
];

/** Returns the path of this site that the query asks to return to. Null without one and for a sign-in page. */
export function requestedPath(query: URLSearchParams, origin: string): string | null {
  const path = safeCallbackPath(query.get(CALLBACK_URL_KEY), origin, '');
  const isAuthPage = authPages.some((page) => path === page || path.startsWith(`${page}?`));
  return path && !isAuthPage ? path : null;
}

/** Returns the query that makes another sign-in page lead to the same destination. */
export function destinationQuery(to: string | null): string {
  return to ? `?${new URLSearchParams({ [CALLBACK_URL_KEY]: to }).toString()}` : '';
}

/** Returns the query of the sign-in page that asks for the second step. The site server uses the same after a mailed link. */
export function secondStepQuery(to: string | null): string {
  return new URLSearchParams({ step: '2', ...(to && { [CALLBACK_URL_KEY]: to }) }).toString();
}

/** Returns the title of the page to return to, if the document names that page. */
export function destinationTitle(destination: Destination | null, to: string | null): string | null {
  return destination !== null && destination.path === to ? destination.title : null;
}
