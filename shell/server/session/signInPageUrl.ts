import { localePath, readLocale, sitePath } from '@cpa/shared/routing';
import type { AuthConfig } from './authConfig.ts';

/** URL of a sign-in page in the language of the page that the user goes to afterwards. */
export function signInPageUrl(
  { siteUrl }: Pick<AuthConfig, 'siteUrl'>,
  path: string,
  query: Record<string, string>,
  callbackUrl: string,
): string {
  const to = new URL(callbackUrl);
  const search = new URLSearchParams({ ...query, callbackUrl: sitePath(`${to.pathname}${to.search}`) });
  return new URL(localePath(`${path}?${search.toString()}`, readLocale(to.pathname)), siteUrl).href;
}
