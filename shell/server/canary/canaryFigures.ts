import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { networkOf } from '@cpa/shared/server';
import type { Canary } from '../releases/storedDocument.ts';
import {
  armsOf,
  type Counts,
  countEvent,
  type CountedEvent,
  emptyCounts,
  type FigurePoint,
  type Side,
} from './countCanary.rules.ts';
import { type EventLog, openEventLog } from './eventLog.ts';
import { type Arm, judgeCanary, type Verdict } from './failureRate.rules.ts';

export type Figures = Record<Side, Arm> & { verdict: Verdict; course: FigurePoint[] };

export type CanaryFigures = {
  /** Counts a visitor that gets the canary or the active version, once. */
  countVisitor: (canary: Canary, side: Side, visitor: string) => Promise<void>;
  /** Counts a visitor whose page reported a failure of that version, once. */
  countFailure: (canary: Canary, side: Side, from: { visitor: string; ip: string }) => Promise<void>;
  read: (canary: Canary) => Promise<Figures>;
};

/** Events per canary that a process appends at most. */
const MAX_EVENTS = 500_000;

type Entry = {
  key: string;
  counts: Counts;
  /** Events that this process has appended. */
  seen: Set<string>;
  log: EventLog;
  /** The last read of the log; reads must not overlap. */
  reading: Promise<void>;
};

type Options = {
  /** Folder of the logs, which the site servers of one release store share. */
  dir: string;
  /** Key of the hashes of IP addresses. */
  secret: string;
  now?: () => number;
};

/** Counts per canary in a log that all site servers on one store read, so they agree and a restart loses nothing. */
export function createCanaryFigures({ dir, secret, now = Date.now }: Options): CanaryFigures {
  const entries = new Map<string, Entry>();
  const hashOf = (ip: string): string =>
    createHmac('sha256', secret)
      .update(`canary-address ${networkOf(ip)}`)
      .digest('hex')
      .slice(0, 16);

  const entryOf = ({ release: { name, version }, started_at }: Canary): Entry => {
    const key = `${name}.${version}.${Date.parse(started_at)}`;
    const known = entries.get(name);
    if (known?.key === key) return known;
    const log = openEventLog(join(dir, `${key}.log`));
    const reading = Promise.resolve();
    const fresh: Entry = { key, counts: emptyCounts(), seen: new Set(), log, reading };
    entries.set(name, fresh);
    return fresh;
  };

  /** Appends an event that this process has not seen yet. */
  const count = async (canary: Canary, event: Omit<CountedEvent, 'at'>): Promise<void> => {
    const { seen, log } = entryOf(canary);
    const { side, visitor, failedFrom } = event;
    const key = `${side} ${visitor} ${failedFrom === undefined ? '' : 'failed'}`;
    if (seen.has(key) || seen.size >= MAX_EVENTS) return;
    seen.add(key);
    await log.append({ at: now(), ...event });
  };

  return {
    countVisitor: async (canary, side, visitor) => await count(canary, { side, visitor }),
    countFailure: async (canary, side, { visitor, ip }) =>
      await count(canary, { side, visitor, failedFrom: hashOf(ip) }),
    async read(canary) {
      const entry = entryOf(canary);
      const { counts, log } = entry;
      const read = async (): Promise<void> => {
        for (const event of await log.readNew()) countEvent(counts, event);
      };
      entry.reading = entry.reading.then(read, read);
      await entry.reading;
      const arms = armsOf(counts);
      const last = { at: new Date(now()).toISOString(), ...arms };
      return { ...arms, verdict: judgeCanary(arms.canary, arms.active), course: [...counts.course, last] };
    },
  };
}
