import { createHash, randomUUID } from 'node:crypto';
import { joinBus, type BusMessage, type BusParts } from './bus.ts';
import { createSubscriberCounts } from './subscriberCounts.ts';
import { createChannels, type Channels, type Delivery } from './channels.ts';
import { createPresence, type Presence } from './presence.ts';
import { createAuthorisations, type Authorisations, type FindDenied } from './authorisations.ts';
import { readMembers, type Member } from './presence.repository.ts';

/** Channels across all processes. */
export interface Hub
  extends Pick<Channels, 'join' | 'leave'>, Pick<Presence, 'enter' | 'exit'>, Pick<Authorisations, 'hold'> {
  /** Delivers to every subscriber of every process. Rejects when other processes cannot be reached. */
  publish: (delivery: Delivery) => Promise<void>;
  /** Subscriber counts of channels with this prefix. */
  count: (prefix: string) => Promise<Record<string, number>>;
  members: (channel: string) => Promise<Member[]>;
  stop: () => Promise<void>;
}

export interface HubParts extends BusParts {
  aliveEveryMs: number;
  findDenied: FindDenied;
  checkEveryMs: number;
}

export async function openHub(parts: HubParts): Promise<Hub> {
  const instanceId = randomUUID();
  const channels = createChannels();
  const authorisations = createAuthorisations(parts);
  const hear = (message: BusMessage): void => {
    if (message.kind !== 'event') return subscriberCounts.hear(message);
    if (message.channel === 'public-data') parts.onPublicDataChanged?.();
    channels.deliver(message);
  };
  const subscriberCounts = createSubscriberCounts(parts, {
    tell: async (message) => await bus.tell(message),
    countHere: channels.count,
  });
  const bus = await joinBus(parts, instanceId, {
    hear,
    onBack: async () => {
      parts.onPublicDataChanged?.();
      await Promise.all([presence.restore(), authorisations.checkAll()]);
    },
    onSessionEnded: (session) => {
      authorisations.endSession(session);
      // Site servers keep the state of a session for some seconds. The channel is public, so it has no IDs.
      const hash = createHash('sha256').update(session).digest('hex');
      channels.deliver({ channel: 'sessions', event: 'ended', data: JSON.stringify({ hash }) });
    },
    onChannelChanged: (channel) => void authorisations.checkChannel(channel),
  });

  async function publish(delivery: Delivery): Promise<void> {
    channels.deliver(delivery);
    await bus.tell({ kind: 'event', ...delivery });
  }
  const presence = await createPresence({ ...parts, instanceId, publish });

  return {
    join: channels.join,
    leave: channels.leave,
    hold: authorisations.hold,
    enter: presence.enter,
    exit: presence.exit,
    publish,
    count: subscriberCounts.count,
    members: async (channel) => await readMembers(parts.db, channel),
    stop: async () => {
      authorisations.stop();
      await presence.stop().catch((error: unknown) => {
        parts.log.warn({ err: error }, 'presence could not be ended; the other processes will');
      });
      await bus.stop();
    },
  };
}
