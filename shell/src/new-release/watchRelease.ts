import { type CurrentRelease, currentReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Milliseconds between two questions for the release, at least. */
const ASK_EVERY_MS = 60_000;

export type ReleaseWatch = {
  /** Whether a document would come with another release than this page was born with. */
  isOutdated: () => boolean;
  /** Asks, unless that is known or was asked a moment ago. */
  look: () => void;
};

/** Knows whether the site has been released anew, in any of its parts, since the page was made. */
export function watchRelease(own: CurrentRelease, ask = askSite, now = Date.now): ReleaseWatch {
  let askedAt = now();
  let isOutdated = false;
  return {
    isOutdated: () => isOutdated,
    look() {
      if (isOutdated || now() - askedAt < ASK_EVERY_MS) return;
      askedAt = now();
      void compare();
    },
  };

  async function compare(): Promise<void> {
    try {
      const { shell, revision } = await ask();
      isOutdated = shell !== own.shell || revision !== own.revision;
    } catch {
      // Asked again with a later page.
    }
  }
}

async function askSite(): Promise<CurrentRelease> {
  const answer = await fetch('/api/_release');
  return z.parse(currentReleaseSchema, await answer.json());
}
