import type { ActiveRemote } from '@cpa/shared/contracts';
import { readCookie, removeCookie } from '@cpa/shared/session';
import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { HUNG_COOKIE } from './hungCookie.ts';

const stored = storedValue('rendering', z.string(), {
  owner: 'browser', // Name and version of a remote.
  area: 'session',
});

/** Milliseconds without a turn of the event loop after which a page counts as hung. */
const HUNG_MS = 5000;

/** Milliseconds between two beats while a page renders. */
const BEAT_MS = 500;

type Marked = Pick<ActiveRemote, 'name' | 'version'>;

export type RenderMarker = {
  /** Marks the remote whose page begins to render. */
  begin: (remote: Marked) => void;
  /** Removes the mark, because the page was rendered. */
  end: () => void;
};

type Options = {
  now?: () => number;
  /** Notifies the worker, which reports a page while it hangs. */
  notify?: (rendering: Marked | null) => void;
};

/**
 * Marks the remote that is rendering in the storage of the tab. A loop leaves the mark behind: the document can neither
 * finish nor be left normally. The next document of the tab finds it.
 */
export function createRenderMarker({
  now = () => performance.now(),
  notify = () => {},
}: Options = {}): RenderMarker {
  let beat: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  let wasVisible = false;
  let wasHung = false;

  // Browsers slow down the timers of hidden tabs.
  const check = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (wasVisible && isVisible && now() - last > HUNG_MS) wasHung = true;
    wasVisible = isVisible;
    last = now();
  };
  const end = (): void => {
    wasHung = false;
    if (beat === undefined) return;
    clearInterval(beat);
    beat = undefined;
    stored.write(null);
    notify(null);
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('pagehide', () => {
    // The browser ended the loop, and the user leaves what it left behind.
    check();
    if (!wasHung) end();
  });

  return {
    begin({ name, version }) {
      check();
      wasHung = false;
      stored.write(`${name} ${version}`);
      notify({ name, version });
      beat ??= setInterval(check, BEAT_MS);
    },
    end,
  };
}

/** Returns and removes the mark that an earlier document of the tab left behind, or that hangs in another tab. */
export function takeHungRemote(): Marked | null {
  const own = stored.read()?.split(' ');
  stored.write(null);
  const elsewhere = readCookie(HUNG_COOKIE)?.split('.');
  if (elsewhere) removeCookie(HUNG_COOKIE);
  const [name, version] = own ?? elsewhere ?? [];
  return name && version ? { name, version } : null;
}
