import { type CurrentRelease, currentReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Minimum milliseconds between two checks. */
const CHECK_INTERVAL_MS = 60_000;

export type ReleaseCheck = {
  /** True once the site has another release than this page. */
  isOutdated: () => boolean;
  /** Asks the site, at most once a minute and no more once the page is outdated. */
  run: () => void;
};

/** Compares the release of this page with the active one, of the shell and of any remote. */
export function createReleaseCheck(
  own: CurrentRelease,
  fetchActive = fetchActiveRelease,
  now = Date.now,
): ReleaseCheck {
  let checkedAt = now();
  let isOutdated = false;
  return {
    isOutdated: () => isOutdated,
    run() {
      if (isOutdated || now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = now();
      void compare();
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
