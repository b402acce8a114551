import type { ActiveRemote } from '@cpa/shared/contracts';
import { satisfy } from '@module-federation/runtime-core';
import { PLATFORM_VERSION, providedVersion } from '../platform/keys.ts';
import { baseUrlsOf } from './baseUrls.ts';
import { canPreloadScripts } from './preloadScripts.ts';

/**
 * True when a page can use another release of a remote without a new document: its shell provides the modules, its pages, menu entries and events are
 * the same, its files are allowed by the content security policy of the page, and their hashes are checked.
 */
export function isReplaceable(remote: ActiveRemote, next: ActiveRemote): boolean {
  return (
    satisfy(PLATFORM_VERSION, next.contract) &&
    hasModulesFor(next) &&
    remote.container === next.container &&
    isSame(remote.manifest, next.manifest) &&
    isSame(patternsOf(remote), patternsOf(next)) &&
    // Files of a development server have no hashes.
    [remote, next].every(({ files }) => files.length > 0) &&
    baseUrlsOf(next).every(isOnSite) &&
    canPreloadScripts()
  );
}

/** The shell of an open page may be older than the one that the release was published beside. */
function hasModulesFor({ requires }: ActiveRemote): boolean {
  if (!requires) return false;
  return Object.entries(requires).every(([key, range]) => {
    const provided = providedVersion(key);
    return provided !== undefined && satisfy(provided, range);
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const patternsOf = ({ routes }: ActiveRemote): string[] => routes.map(({ path }) => path);

const isOnSite = (url: string): boolean => new URL(url, location.href).origin === location.origin;
