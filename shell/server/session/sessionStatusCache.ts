import { createHash } from 'node:crypto';
import { decode } from 'next-auth/jwt';

/**
 * Cache TTL in milliseconds. A page checks its session each time it receives the focus. The API announces the end of a
 * session; this is the limit while announcements do not arrive.
 */
const CACHE_TTL_MS = 15_000;

/** Maximum number of cached sessions. The cache is cleared when it is full. */
const MAX_CACHED_SESSIONS = 10_000;

/** Returns whether a session is active. Rejects when the API is unavailable. */
export type CheckSession = (sessionId: string) => Promise<boolean>;

/**
 * Caches which sessions are revoked. The session cookie does not show that: a copy of it stays valid for 30 days, even
 * after sign-out. While the API is unavailable every session counts as active, so that a restart of the API signs no
 * user out.
 */
export function createSessionStatusCache({ secret }: { secret: string }) {
  const cache = new Map<string, { until: number; hasEnded: Promise<boolean> }>();

  return {
    /** Returns true when the session of the cookie has ended, or when the cookie is not a session of this site. */
    async hasEnded(cookie: string, check: CheckSession): Promise<boolean> {
      const id = await sessionIdIn(cookie);
      if (!id) return true;
      const key = hashOf(id);
      const known = cache.get(key);
      if (known && known.until > Date.now()) return await known.hasEnded;
      const hasEnded = check(id).then(
        (isActive) => !isActive,
        () => false,
      );
      store(key, hasEnded);
      return await hasEnded;
    },

    /** Marks the session of the cookie as ended. */
    async markEnded(cookie: string): Promise<void> {
      const id = await sessionIdIn(cookie);
      if (id) store(hashOf(id), Promise.resolve(true));
    },

    /** Marks a session as ended that the API announced by the hash of its ID. */
    markAnnounced(hash: string): void {
      if (cache.has(hash)) store(hash, Promise.resolve(true));
    },

    /** Checks every session again: announcements may have been missed. */
    clear: (): void => cache.clear(),
  };

  function store(key: string, hasEnded: Promise<boolean>): void {
    if (cache.size >= MAX_CACHED_SESSIONS) cache.clear();
    cache.set(key, { until: Date.now() + CACHE_TTL_MS, hasEnded });
  }

  async function sessionIdIn(cookie: string): Promise<string | undefined> {
    // A cookie that cannot be decrypted belongs to no session.
    const token = await decode({ token: cookie, secret }).catch(() => null);
    return token?.sessionId;
  }
}

/** Announcement of the API about a session: the channel is public. */
const hashOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

export type SessionStatusCache = ReturnType<typeof createSessionStatusCache>;
