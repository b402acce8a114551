import type { ActiveRemote } from '@cpa/shared/contracts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';

/** False in browsers that would import the scripts of a release without their hashes. */
export const canPreloadScripts = (): boolean =>
  document.createElement('link').relList.supports?.('modulepreload') ?? false;

/**
 * Fetches every script of a release with its hash. A page fetches a module once, so each later import, also of a lazy
 * chunk, uses the checked one. Chromium's `Integrity-Policy` refuses what this does not list.
 */
export function preloadScripts(remote: ActiveRemote, baseUrl: number): void {
  const base = baseUrlsOf(remote)[baseUrl] ?? remote.base_url;
  const first = new Set([remote.entry, ...remote.initial]);
  for (const { path, integrity } of remote.files) {
    const href = fileUrl(base, path);
    if (!path.endsWith('.js') || isPreloaded(href)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.fetchPriority = first.has(path) ? 'high' : 'low';
    link.href = href;
    document.head.append(link);
  }
}

const isPreloaded = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].some(
    (link) => link.href === href,
  );
