import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { DataRouter } from 'react-router';
import { manifestRouteAt } from '../remotes/index.ts';

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
 * Offers a new document to a page that is outdated: not on pinned pages, such as those of a checkout, and not after the
 * user typed or chose something on the page.
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
  document.addEventListener(
    'input',
    () => {
      isDirty = true;
      notify();
    },
    true,
  );
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    isDirty = false;
    notify();
  });
  check.subscribe(() => {
    isDismissed = false;
    notify();
  });
  const isPinned = () => manifestRouteAt(releases, pathname)?.isPinned ?? false;
  return {
    isOffered: () => check.isOutdated() && !isDirty && !isDismissed && !isPinned(),
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
