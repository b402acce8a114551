import type { ActiveRemote, Locale } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';

type Page = {
  remote: Pick<ActiveRemote, 'manifest'>;
  /** Route pattern from the manifest. */
  pattern: string;
  url: URL;
  locale: Locale;
};

/** Returns the document head that the manifest states for a page. Undefined when the head module decides. */
export function statedHead({ remote: { manifest }, pattern, url, locale }: Page): PageHead | undefined {
  const { head, frame, query } = manifest.routes.find(({ path }) => path === pattern) ?? {};
  if (!head) return undefined;
  const { en = {}, [locale]: texts = en } = manifest.messages;
  const textOf = (key: string | undefined) =>
    key === undefined ? undefined : [texts[key] ?? en[key] ?? key].flat().join('');
  const title = textOf(head.title ?? frame?.heading);
  const description = textOf(head.description);
  const canonical = head.isIndexed ? canonicalOf(url, query?.includes('page') ?? false) : undefined;
  return {
    status: 200,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(canonical !== undefined && { canonical }),
    ...(head.language && { language: head.language }),
    ...(head.feed && { feed: { title: textOf(head.feed.title) ?? '', href: head.feed.href } }),
  };
}

/** Each page of a list has its own canonical URL; a filtered or sorted list has none. */
function canonicalOf({ pathname, searchParams }: URL, hasPages: boolean): string | undefined {
  const path = pathOf(pathname);
  const names = [...searchParams.keys()];
  if (names.length === 0) return path;
  const page = Number(searchParams.get('page'));
  const isPlain = hasPages && names.length === 1 && Number.isInteger(page) && page > 0;
  if (!isPlain) return undefined;
  return page === 1 ? path : `${path}?page=${page}`;
}

/** Returns a path without its trailing slash. */
export const pathOf = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
