import type { Role } from '@cpa/shared/contracts';
import { CALLBACK_URL_KEY, paths, safeCallbackPath } from '@cpa/shared/routing';

/** Where somebody lands who signed in without having been on the way to anything. */
export function landingPath(role: Role | null): string {
  return role === 'recruiter' ? paths.recruiter.dashboard : paths.vacancies;
}

const authPages: readonly string[] = [
  paths.login,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.error,
];

/** The page of this site that the query asks to be led back to; null without one, and for the pages of signing in. */
export function wantedPath(query: URLSearchParams, origin: string): string | null {
  const path = safeCallbackPath(query.get(CALLBACK_URL_KEY), origin, '');
  const isAuthPage = authPages.some((page) => path === page || path.startsWith(`${page}?`));
  return path && !isAuthPage ? path : null;
}

/** The query of another page of signing in that shall lead to the same place. */
export function sameDestination(to: string | null): string {
  return to ? `?${new URLSearchParams({ [CALLBACK_URL_KEY]: to }).toString()}` : '';
}
