import { type CurrentRelease, type ReleaseDocument, currentReleaseSchema } from '@cpa/shared/contracts';
import { activeLocale } from '@cpa/shared/i18n';
import type { DataRouter } from 'react-router';
import * as z from 'zod/mini';
import { fetchReleases } from '../../remotes/index.ts';

/** Minimum milliseconds between two checks. */
const CHECK_INTERVAL_MS = 60_000;

/** Milliseconds between two checks of a page that stays visible without a navigation. */
const VISIBLE_INTERVAL_MS = 300_000;

/** Milliseconds over which the checks of all pages are spread after an announcement. */
const SPREAD_MS = 10_000;

export type ReleaseCheck = {
  /** True while a new document would have a release that this page cannot take. */
  isOutdated: () => boolean;
  subscribe: (onChange: () => void) => () => void;
  /** Checks the releases of the site, at most once a minute. */
  run: () => void;
  /** Sends one request within `SPREAD_MS`, at a random time: every open page gets the announcement at the same time. */
  runSoon: () => void;
};

/** Releases of a new document. */
export type NewDocument = { shell: string; releases: ReleaseDocument };

/** Calls of the site; replaced in tests. */
export type ReleaseCalls = {
  fetchActive: () => Promise<CurrentRelease>;
  /** Resolves to null on a site server of an older portal, whose pages take releases by reloading. */
  fetchDocument: () => Promise<NewDocument | null>;
};

type Options = {
  /** Release of this page. */
  own: CurrentRelease;
  /** Takes newer releases of remotes that are not loaded. Returns false when one stays unchanged. */
  take: (releases: ReleaseDocument) => boolean;
  calls?: ReleaseCalls;
  now?: () => number;
};

/**
 * Compares the release of this page with the active one, of the shell and of any remote, and takes newer releases where
 * no new document is needed.
 */
export function createReleaseCheck({ own, take, calls = siteCalls, now = Date.now }: Options): ReleaseCheck {
  const listeners = new Set<() => void>();
  let known = own;
  let checkedAt = now();
  let isOutdated = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  return {
    isOutdated: () => isOutdated,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    run() {
      if (now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = now();
      void compare();
    },
    runSoon() {
      soon ??= setTimeout(() => {
        soon = undefined;
        checkedAt = now();
        void compare();
      }, Math.random() * SPREAD_MS);
    },
  };

  async function compare(): Promise<void> {
    try {
      const { shell, revision } = await calls.fetchActive();
      if (shell === known.shell && revision === known.revision) return;
      const next = await calls.fetchDocument();
      known = next ? { shell: next.shell, revision: next.releases.revision } : { shell, revision };
      isOutdated = next
        ? !take(next.releases) || next.shell !== own.shell
        : shell !== own.shell || revision !== own.revision;
      for (const listener of listeners) listener();
    } catch {
      // A later navigation checks again.
    }
  }
}

/** Checks on each navigation, when the page becomes visible, and every five minutes while it is. */
export function checkWhileOpen(router: Pick<DataRouter, 'subscribe'>, { run }: ReleaseCheck): void {
  router.subscribe(run);
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') run();
  };
  document.addEventListener('visibilitychange', checkWhenVisible);
  setInterval(checkWhenVisible, VISIBLE_INTERVAL_MS);
}

const siteCalls: ReleaseCalls = {
  async fetchActive() {
    const response = await fetch('/api/_release');
    return z.parse(currentReleaseSchema, await response.json());
  },
  fetchDocument: async () => await fetchReleases(activeLocale()),
};
