import type { ReleaseDocument } from '@cpa/shared/contracts';
import { createPath, parsePath } from 'react-router';
import { manifestRouteAt, ownerOf } from '../../remotes/index.ts';
import { isAnotherPage } from './isAnotherPage.ts';
import type { MiddlewareFactory, PendingNavigation } from './navigationPolicy.ts';
import type { ReleaseCheck } from './releaseCheck.ts';

/** Milliseconds between two checks of a page that stays visible without a navigation. */
const CHECK_INTERVAL_MS = 300_000;

type Options = {
  releases: ReleaseDocument;
  check: ReleaseCheck;
  /** True while a request is pending that a new document would abort. */
  isBusy: () => boolean;
  /** Replaces the browser in tests. */
  load?: (url: string) => void;
};

/**
 * Turns a navigation to another page into a new document when the site has a newer release, so that no tab keeps an
 * old one for days. Only where nothing can be lost: no input on the page, no pending request, no navigation state, no
 * saga that goes on, and not between two pinned pages of one remote.
 */
export function newRelease({
  releases,
  check,
  isBusy,
  load = (url) => location.assign(url),
}: Options): MiddlewareFactory {
  return (router) => {
    router.subscribe(check.run);
    const checkWhenVisible = () => {
      if (document.visibilityState === 'visible') check.run();
    };
    document.addEventListener('visibilitychange', checkWhenVisible);
    setInterval(checkWhenVisible, CHECK_INTERVAL_MS);
    return (navigation, next) => {
      const { from, to, source, staysInDocument } = navigation;
      if (!check.isOutdated() || source === 'saga' || staysInDocument || !isAnotherPage(from, to))
        return next(navigation);
      const url = typeof to === 'string' ? to : createPath(to);
      if (!url.startsWith('/') || hasState(navigation) || isBusy() || isPinned(releases, from.pathname, url))
        return next(navigation);
      load(url);
      return Promise.resolve();
    };
  };
}

const hasState = ({ options }: PendingNavigation): boolean =>
  Boolean(options?.state) || Boolean(options && 'formMethod' in options);

function isPinned(releases: ReleaseDocument, from: string, url: string): boolean {
  const to = parsePath(url).pathname ?? '';
  return (
    [from, to].every((path) => manifestRouteAt(releases, path)?.isPinned) &&
    ownerOf(releases, from) === ownerOf(releases, to)
  );
}
