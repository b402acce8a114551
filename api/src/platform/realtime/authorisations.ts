import type { Logger } from 'pino';
import { CLOSE } from './codes.ts';

/** Subscription that a session was authorised for. */
export interface Held {
  session: string;
  channel: string;
}

/** Finds which of these subscriptions their sessions no longer may have. */
export type FindDenied = (
  held: Held[],
) => Promise<{ endedSessions: Set<string>; denied: (held: Held) => boolean }>;

interface Parts {
  findDenied: FindDenied;
  log: Logger;
  /** Milliseconds between two checks of all subscriptions. */
  checkEveryMs: number;
}

type Entry = Held & { close: (code: number, message: string) => void };

/** Delay in milliseconds that groups the checks of new subscriptions: their signature may be older than a sign-out. */
const CHECK_NEW_AFTER_MS = 500;

export type Authorisations = ReturnType<typeof createAuthorisations>;

/** Closes the connections of this process whose session ended or whose subscription is no longer allowed. */
export function createAuthorisations({ findDenied, log, checkEveryMs }: Parts) {
  const entries = new Set<Entry>();
  const added = new Set<Entry>();
  let checksNew: NodeJS.Timeout | undefined;
  const checksAll = setInterval(() => void check([...entries]), checkEveryMs).unref();

  async function check(suspects: Entry[]): Promise<void> {
    if (suspects.length === 0) return;
    try {
      const { endedSessions, denied } = await findDenied(suspects);
      for (const entry of suspects) {
        if (endedSessions.has(entry.session)) end(entry);
        // The client reconnects at once and authorises every channel again.
        else if (denied(entry)) entry.close(CLOSE.reconnectNow, 'A subscription is no longer allowed');
      }
    } catch (error) {
      log.warn({ err: error }, 'realtime could not check its subscriptions; the next check follows');
    }
  }

  return {
    /** Registers a subscription. @returns a function that removes it. */
    hold: (held: Held, close: Entry['close']): (() => void) => {
      const entry = { ...held, close };
      entries.add(entry);
      added.add(entry);
      checksNew ??= setTimeout(() => {
        checksNew = undefined;
        const recent = [...added];
        added.clear();
        void check(recent);
      }, CHECK_NEW_AFTER_MS).unref();
      return () => {
        entries.delete(entry);
        added.delete(entry);
      };
    },
    endSession: (session: string): void => {
      for (const entry of entries) if (entry.session === session) end(entry);
    },
    checkChannel: async (channel: string): Promise<void> =>
      await check([...entries].filter((entry) => entry.channel === channel)),
    checkAll: async (): Promise<void> => await check([...entries]),
    stop: (): void => {
      clearInterval(checksAll);
      clearTimeout(checksNew);
    },
  };
}

function end({ close }: Entry): void {
  close(CLOSE.sessionEnded, 'The session has ended');
}
