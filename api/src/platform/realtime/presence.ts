import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import type { Delivery } from './channels.ts';
import {
  removeInstance,
  releaseSeat,
  readSeats,
  recordHeartbeat,
  acquireSeat,
  type Member,
  type Seat,
} from './presence.repository.ts';

/** Presence channels across all processes. */
export interface Presence {
  /** @returns the current members. Rejects while the database is down. */
  enter: (channel: string, socketId: string, member: Member) => Promise<Member[]>;
  exit: (channel: string, socketId: string) => Promise<void>;
  /** Restores the seats after a database failure. */
  restore: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Parts {
  db: Database;
  instanceId: string;
  log: Logger;
  /** Heartbeat interval; a process silent for three times as long counts as dead. */
  aliveEveryMs: number;
  publish: (delivery: Delivery) => Promise<void>;
}

export async function createPresence({
  db,
  instanceId,
  log,
  aliveEveryMs,
  publish,
}: Parts): Promise<Presence> {
  const held = new Map<string, { seat: Seat; member: Member }>();
  let isTrue = true;

  async function take({ seat, member }: { seat: Seat; member: Member }): Promise<Member[]> {
    const { isFirst, members } = await acquireSeat(db, seat, member);
    if (isFirst) await announce('member_added', seat, { ...member });
    return members;
  }

  async function leave(seat: Seat): Promise<void> {
    const userId = await releaseSeat(db, seat);
    if (userId !== undefined) await announce('member_removed', seat, { user_id: userId });
  }

  async function announce(
    what: 'member_added' | 'member_removed',
    { channel, socketId }: Seat,
    data: object,
  ): Promise<void> {
    await publish({
      channel,
      event: `pusher_internal:${what}`,
      data: JSON.stringify(data),
      except: socketId,
    });
  }

  async function restore(): Promise<void> {
    await recordHeartbeat(db, instanceId, silentSeconds);
    const written = await readSeats(db, instanceId);
    const names = new Set(written.map(nameOf));
    for (const one of held.values()) if (!names.has(nameOf(one.seat))) await take(one);
    for (const seat of written) if (!held.has(nameOf(seat))) await leave(seat);
    isTrue = true;
  }

  async function beAlive(): Promise<void> {
    try {
      const orphans = await recordHeartbeat(db, instanceId, silentSeconds);
      for (const seat of orphans) if (seat.instanceId !== instanceId) await leave(seat);
      if (!isTrue || orphans.some((seat) => seat.instanceId === instanceId)) await restore();
    } catch (error) {
      isTrue = false;
      log.warn({ err: error }, 'realtime could not say that it is alive');
    }
  }

  const silentSeconds = (3 * aliveEveryMs) / 1000;
  await recordHeartbeat(db, instanceId, silentSeconds);
  const timer = setInterval(() => void beAlive(), aliveEveryMs);

  return {
    enter: async (channel, socketId, member) => {
      const one = { seat: { channel, socketId, instanceId }, member };
      try {
        const members = await take(one);
        held.set(nameOf(one.seat), one);
        return members;
      } catch (error) {
        // The seat may already have been written before the failure.
        isTrue = false;
        throw error;
      }
    },
    exit: async (channel, socketId) => {
      const seat = { channel, socketId, instanceId };
      if (!held.delete(nameOf(seat))) return;
      try {
        await leave(seat);
      } catch (error) {
        isTrue = false;
        log.warn({ err: error }, 'a seat could not be given up; it will be');
      }
    },
    restore,
    stop: async () => {
      clearInterval(timer);
      held.clear();
      for (const seat of await readSeats(db, instanceId)) await leave(seat);
      await removeInstance(db, instanceId);
    },
  };
}

function nameOf({ channel, socketId }: Seat): string {
  return `${channel} ${socketId}`;
}
