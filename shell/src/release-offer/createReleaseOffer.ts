import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { DataRouter } from 'react-router';
import { manifestRouteAt, ownerOf } from '../remotes/index.ts';

/** Milliseconds for which a reload waits for pending requests. */
const MAX_WAIT_MS = 5000;

/** Milliseconds between two checks of the pending requests. */
const WAIT_MS = 100;

export type ReleaseOffer = {
  /** True while a newer release is ready and nothing on the page can be lost. */
  isOffered: () => boolean;
  subscribe: (onChange: () => void) => () => void;
  /** Reloads the page once no request is pending. */
  accept: () => Promise<void>;
  /** Hides the offer until the site has another release. */
  dismiss: () => void;
};

type Options = {
  releases: ReleaseDocument;
  router: Pick<DataRouter, 'state' | 'subscribe'>;
  check: { isOutdated: () => boolean; subscribe: (onChange: () => void) => () => void };
  /** True while a request is pending that a new document would abort. */
  isBusy: () => boolean;
  /** Replaces the browser in tests. */
  reload?: () => void;
};

/**
 * Offers a new document to a page that is outdated, and not after the user typed or chose something on the page. On
 * pinned pages, such as those of a checkout, only between a navigation from another part of the site and the first click
 * or input.
 */
export function createReleaseOffer({
  releases,
  router,
  check,
  isBusy,
  reload = () => location.reload(),
}: Options): ReleaseOffer {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  let { pathname } = router.state.location;
  let isDirty = false;
  let isDismissed = false;
  /** True from a navigation to the first click; whether the page is outdated may become known between them. */
  let isUntouched = false;
  document.addEventListener(
    'input',
    () => {
      isDirty = true;
      notify();
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!isUntouched || (target instanceof Element && target.closest('[data-release-notice]'))) return;
      isUntouched = false;
      notify();
    },
    true,
  );
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    const left = pinnedOwner();
    pathname = location.pathname;
    isDirty = false;
    // Between two pinned pages of a remote, such as within a payment, there is no safe moment.
    isUntouched = left === null || left !== pinnedOwner();
    notify();
  });
  check.subscribe(() => {
    isDismissed = false;
    notify();
  });
  /** Name of the remote whose pinned page is open. */
  function pinnedOwner(): string | null {
    const isPinned = manifestRouteAt(releases, pathname)?.isPinned ?? false;
    return isPinned ? (ownerOf(releases, pathname)?.name ?? null) : null;
  }

  return {
    isOffered: () =>
      check.isOutdated() && !isDirty && !isDismissed && (isUntouched || pinnedOwner() === null),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async accept() {
      for (let waited = 0; isBusy() && waited < MAX_WAIT_MS; waited += WAIT_MS)
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      reload();
    },
    dismiss() {
      isDismissed = true;
      notify();
    },
  };
}
