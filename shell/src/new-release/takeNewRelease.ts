import type { ReleaseDocument } from '@cpa/shared/contracts';
import { type DataRouter, createPath, parsePath } from 'react-router';
import { isAnotherPage } from '../app/isAnotherPage.ts';
import { ownerOf } from '../remotes/index.ts';
import type { ReleaseWatch } from './watchRelease.ts';

type Navigate = DataRouter['navigate'];

const CHECKOUT = 'mfe-checkout';

type Parts = {
  releases: ReleaseDocument;
  watch: ReleaseWatch;
  /** Whether a call is on its way that a new document would break off. */
  isBusy: () => boolean;
  /** Replaces the browser in tests. */
  load?: (url: string) => void;
};

/**
 * Lets the way to another page be a new document when there is a newer release, so that no tab keeps an old one for
 * days. Only where nothing can be lost: nothing was typed on the page, no call is on its way, the visit brings
 * nothing along and does not go on with buying. To be called after sagas were given the router: what they decided goes on in this page.
 */
export function takeNewRelease(
  router: Pick<DataRouter, 'navigate' | 'state' | 'subscribe'>,
  { releases, watch, isBusy, load = (url) => location.assign(url) }: Parts,
): void {
  const hasTyped = watchTyping(router);
  router.subscribe(watch.look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') watch.look();
  });

  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = ((to: Parameters<Navigate>[0], options?: Parameters<Navigate>[1]) => {
    if (!watch.isOutdated() || !isAnotherPage(router, to)) return navigate(to, options);
    const url = typeof to === 'string' ? to : createPath(to);
    const brings = options?.state || (options && 'formMethod' in options);
    const isBuying = [router.state.location.pathname, parsePath(url).pathname ?? ''].every(
      (path) => ownerOf(releases, path)?.name === CHECKOUT,
    );
    if (!url.startsWith('/') || brings || isBuying || isBusy() || hasTyped()) return navigate(to, options);
    load(url);
    return Promise.resolve();
  }) as Navigate;
}

/** Whether anybody typed or chose something on the page that is shown. */
function watchTyping(router: Pick<DataRouter, 'state' | 'subscribe'>): () => boolean {
  let page = router.state.location.pathname;
  let hasTyped = false;
  document.addEventListener('input', () => (hasTyped = true), true);
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== page) hasTyped = false;
    page = pathname;
  });
  return () => hasTyped;
}
