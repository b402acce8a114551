import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { prefetchLinksOnIntent } from '@cpa/shared/routing';
import { fileUrl } from './loader/baseUrls.ts';
import { routeAt } from './releaseDocument.ts';

/**
 * Preloads the files of the page that a link leads to when the user is about to follow it, and calls `prepare` with its
 * URL, except for a touch, which may be the start of scrolling. Returns the function that stops it.
 */
export function prefetchOnIntent(
  releases: ReleaseDocument,
  prepare: (href: string) => Promise<void>,
): () => void {
  const known = new Set<string>();
  return prefetchLinksOnIntent(({ pathname, href }, isTouched) => {
    const found = routeAt(releases, pathname);
    const key = `${found?.remote.version} ${pathname}`;
    if (found && !known.has(key)) document.head.append(...filesOf(found.remote, found.route).map(linkTo));
    known.add(key);
    if (!isTouched) void prepare(href);
  });
}

type PageFile = { href: string; integrity: string; isStyle: boolean };

function filesOf(remote: ActiveRemote, route: { scripts: string[]; styles: string[] }): PageFile[] {
  const paths = [remote.entry, ...remote.initial, ...route.scripts, ...route.styles];
  return [...new Set(paths)].flatMap((path) => {
    const integrity = remote.files.find((file) => file.path === path)?.integrity;
    // A preload without the hash is not reused.
    return integrity
      ? [{ href: fileUrl(remote.base_url, path), integrity, isStyle: path.endsWith('.css') }]
      : [];
  });
}

function linkTo({ href, integrity, isStyle }: PageFile): HTMLLinkElement {
  const element = document.createElement('link');
  // The browser warns about a preloaded stylesheet that is not used.
  element.rel = isStyle ? 'prefetch' : 'modulepreload';
  if (isStyle) element.as = 'style';
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  element.href = href;
  return element;
}
