import { decode } from 'next-auth/jwt';

/** Milliseconds that an answer of the API holds: a page looks at its session each time that it is focused. */
const ANSWER_HOLDS_MS = 15_000;

/** Answers that are kept; then all are forgotten, which costs one question each. */
const MOST_ANSWERS = 10_000;

/** Asks the API whether a sign-in still lasts. Rejects when it does not say. */
export type AskWhetherActive = (sessionId: string) => Promise<boolean>;

/**
 * Which sign-ins are over. The session cookie cannot tell: a copy of it is good for 30 days, also after a sign-out.
 * While the API does not say, a sign-in lasts: a restart of it shall throw nobody out.
 */
export function createSignInStates({ secret }: { secret: string }) {
  const answers = new Map<string, { until: number; isOver: Promise<boolean> }>();

  return {
    /** Whether the sign-in that a session cookie is of has ended; also for a cookie that is not one of ours. */
    async isOver(cookie: string, ask: AskWhetherActive): Promise<boolean> {
      const id = await sessionIdIn(cookie);
      if (!id) return true;
      const known = answers.get(id);
      if (known && known.until > Date.now()) return await known.isOver;
      const isOver = ask(id).then(
        (isActive) => !isActive,
        () => false,
      );
      remember(id, isOver);
      return await isOver;
    },

    /** Its cookie is worth nothing from now on. */
    async end(cookie: string): Promise<void> {
      const id = await sessionIdIn(cookie);
      if (id) remember(id, Promise.resolve(true));
    },
  };

  function remember(id: string, isOver: Promise<boolean>): void {
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(id, { until: Date.now() + ANSWER_HOLDS_MS, isOver });
  }

  async function sessionIdIn(cookie: string): Promise<string | undefined> {
    // A cookie that cannot be opened is nobody's.
    const token = await decode({ token: cookie, secret }).catch(() => null);
    return token?.sessionId;
  }
}

export type SignInStates = ReturnType<typeof createSignInStates>;
