import { CALLBACK_URL_KEY, safeCallbackPath } from '@cpa/shared/routing';
import type { ReadHead } from '../heads/createHeadReader.ts';
import { findPage } from '../../releases/serving/findPage.ts';
import type { Visit } from './visit.ts';

/** Public page that a sign-in page returns to. `path` includes the query. */
export type Destination = { path: string; title: string };

/** Reads the title of the page that a page of the shell returns to. Undefined for a page without a listed title. */
export async function readDestination(
  { url, locale, releases, ip, log }: Pick<Visit, 'url' | 'locale' | 'releases' | 'ip' | 'log'>,
  { siteUrl, readHead }: { siteUrl: string; readHead: ReadHead },
): Promise<Destination | undefined> {
  const { origin } = new URL(siteUrl);
  const path = safeCallbackPath(url.searchParams.get(CALLBACK_URL_KEY), origin, '');
  const destination = URL.parse(path, origin);
  const owner = path && destination && findPage(releases.document, destination.pathname);
  if (!owner || releases.preview) return undefined;
  const { status, title } = await readHead({ ...owner, url: destination, locale, ip, log });
  return status === 200 && title ? { path, title } : undefined;
}
