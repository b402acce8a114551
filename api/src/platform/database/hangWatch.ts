/** Milliseconds that a call may wait for the server before it is asked whether it is there at all. */
const SUSPECT_AFTER_MS = 500;
const LOOK_EVERY_MS = 100;
/** A server that answers, though a call of ours waits long, is left alone for a while. */
const TRUST_FOR_MS = 500;
/** Looks that come later than this say that our own process stood still, not the server. */
const OWN_STALL_MS = 300;

export interface HangWatch {
  /** While the server answers nobody: nothing needs to be tried. */
  isHanging(): boolean;
  /**
   * Something begins to wait for the server. `giveUp` is called if the server is found hanging meanwhile.
   * @returns to be called when the waiting is over.
   */
  begin(giveUp: () => void): () => void;
  stop(): void;
}

/**
 * Tells a server that hangs (a stopped process, a cut cable) from a question that takes long: once a call has waited
 * half a second, `answers` asks the server something easy over another connection.
 */
export function createHangWatch(answers: () => Promise<boolean>): HangWatch {
  // The oldest first.
  const waiting = new Set<{ since: number; giveUp: () => void }>();
  let clock: NodeJS.Timeout | undefined;
  let isHanging = false;
  let isAsking = false;
  let lookedAt = 0;
  let stalledAt = 0;
  let trustedUntil = 0;

  const stop = (): void => {
    clearInterval(clock);
    clock = undefined;
  };
  const start = (): void => {
    if (clock) return;
    lookedAt = performance.now();
    clock = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  };
  const look = async (): Promise<void> => {
    const now = performance.now();
    if (now - lookedAt > OWN_STALL_MS) stalledAt = now;
    lookedAt = now;
    const [oldest] = waiting;
    if (!oldest && !isHanging) return stop();
    const waitsSince = Math.max(oldest?.since ?? 0, stalledAt);
    if (isAsking || now < trustedUntil || (!isHanging && now - waitsSince < SUSPECT_AFTER_MS)) return;
    isAsking = true;
    const isThere = await answers();
    isAsking = false;
    if (!isThere && stalledAt > now) return;
    isHanging = !isThere;
    if (isThere) trustedUntil = performance.now() + TRUST_FOR_MS;
    else for (const { giveUp } of waiting) giveUp();
  };
  return {
    isHanging: () => isHanging,
    begin: (giveUp) => {
      const one = { since: performance.now(), giveUp };
      waiting.add(one);
      start();
      return () => waiting.delete(one);
    },
    stop,
  };
}
