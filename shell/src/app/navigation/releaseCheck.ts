import { type CurrentRelease, currentReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Minimum milliseconds between two checks. */
const CHECK_INTERVAL_MS = 60_000;

/** Milliseconds over which the checks of all pages are spread after an announcement. */
const SPREAD_MS = 10_000;

export type ReleaseCheck = {
  /** True once the site has another release than this page. */
  isOutdated: () => boolean;
  /** Asks the site, at most once a minute and no more once the page is outdated. */
  run: () => void;
  /** Asks once within `SPREAD_MS`, at a random time: every open page gets the announcement at once. */
  runSoon: () => void;
};

/** Compares the release of this page with the active one, of the shell and of any remote. */
export function createReleaseCheck(
  own: CurrentRelease,
  fetchActive = fetchActiveRelease,
  now = Date.now,
): ReleaseCheck {
  let checkedAt = now();
  let isOutdated = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  return {
    isOutdated: () => isOutdated,
    run() {
      if (isOutdated || now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = now();
      void compare();
    },
    runSoon() {
      if (isOutdated) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        checkedAt = now();
        void compare();
      }, Math.random() * SPREAD_MS);
    },
  };

  async function compare(): Promise<void> {
    try {
      const { shell, revision } = await fetchActive();
      isOutdated = shell !== own.shell || revision !== own.revision;
    } catch {
      // A later navigation checks again.
    }
  }
}

async function fetchActiveRelease(): Promise<CurrentRelease> {
  const response = await fetch('/api/_release');
  return z.parse(currentReleaseSchema, await response.json());
}
