/** Milliseconds for which a page that blocked or ended a sandbox is not rendered. */
const BLOCKED_MS = 30_000;

export type Suspects = {
  /** True for a page that must be rendered in a separate sandbox. */
  has: (page: string) => boolean;
  isBlocked: (page: string) => boolean;
  /** @param isAlone true when no other page has run in the sandbox */
  add: (page: string, isAlone: boolean) => void;
  clear: (page: string) => void;
};

/**
 * Records pages whose sandbox did not respond or ended. With several pages the culprit is unknown: each is rendered
 * alone until it succeeds, and only one that blocks or ends a sandbox alone is not rendered for a while.
 */
export function createSuspects(now = Date.now): Suspects {
  const blockedUntil = new Map<string, number>();
  return {
    has: (page) => blockedUntil.has(page),
    isBlocked: (page) => (blockedUntil.get(page) ?? 0) > now(),
    add: (page, isAlone) => void blockedUntil.set(page, isAlone ? now() + BLOCKED_MS : 0),
    clear: (page) => void blockedUntil.delete(page),
  };
}
