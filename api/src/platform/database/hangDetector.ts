/** Time a query may wait before the server is probed, in milliseconds. */
const SUSPECT_AFTER_MS = 500;
const LOOK_EVERY_MS = 100;
/** Pause between probes of a server that responds. */
const TRUST_FOR_MS = 500;
/** A later timer means that our own process was blocked, not the server. */
const OWN_STALL_MS = 300;

export interface HangDetector {
  /** True while the server does not respond; queries fail immediately. */
  isHanging(): boolean;
  /**
   * Registers a waiting query. Calls `giveUp` if the server hangs.
   * @returns a function to call when the wait ends.
   */
  begin(giveUp: () => void): () => void;
  stop(): void;
}

/**
 * Distinguishes a server that hangs (stopped process, cut cable) from a slow query: once a query has waited half a
 * second, probes the server with `answers` over another connection.
 */
export function createHangDetector(answers: () => Promise<boolean>): HangDetector {
  // Oldest first.
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
    // Not during a probe: it may find that the server hangs, and only further probes find that it no longer does.
    if (!oldest && !isHanging && !isAsking) return stop();
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
