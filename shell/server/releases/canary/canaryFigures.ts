import { createHmac } from 'node:crypto';
import { networkOf } from '@cpa/shared/server';
import type { Canary } from '../records/storedDocument.ts';
import {
  armsOf,
  type Counts,
  countEvent,
  type CountedEvent,
  emptyCounts,
  type FigurePoint,
  restartCounts,
  type Side,
  type SideFigures,
  type VitalFigures,
  vitalsOf,
} from './countCanary.rules.ts';
import { type EventLog, logNameOf } from './eventLog.ts';
import { judgeCanary, type Verdict } from './failureRate.rules.ts';
import { judgeResponseTimes } from './responseTime.rules.ts';

export type Figures = Record<Side, SideFigures> & {
  /** Judges the share of visitors with a failure. */
  verdict: Verdict;
  /** Judges Interaction to Next Paint. */
  slowness: Verdict;
  /** 75th percentiles of the web vitals. */
  vitals: Record<Side, VitalFigures>;
  course: FigurePoint[];
};

/** Sender of a report. */
export type Reporter = { visitor: string; ip: string };

export type Vitals = { inp?: number | undefined; lcp?: number | undefined; cls?: number | undefined };

export type CanaryFigures = {
  /** Counts a visitor that gets the canary or the active version, once. */
  countVisitor: (canary: Canary, side: Side, visitor: string) => Promise<void>;
  /** Counts a visitor whose page reported a failure of that version, once. */
  countFailure: (canary: Canary, side: Side, from: Reporter) => Promise<void>;
  /** Counts the web vitals of a visitor. */
  countVitals: (canary: Canary, side: Side, from: Reporter, vitals: Vitals) => Promise<void>;
  read: (canary: Canary) => Promise<Figures>;
  /**
   * Returns the figures when at least a hundredth of the events is new since the last call, else null. Judging sorts
   * the times of all visitors, so a server that did it for each report would be busy with nothing else.
   */
  readAfterGrowth: (canary: Canary) => Promise<Figures | null>;
  /** Waits until all counted events are in the log. */
  flush: () => Promise<void>;
};

/** Maximum number of events per canary that a process appends. */
const MAX_EVENTS = 500_000;

/** Share of new events after which a canary is judged again. */
const GROWTH = 0.01;

/** A larger INP of the same visitor is appended when it reaches another step, in milliseconds. */
const INP_STEP_MS = 40;

type Entry = {
  key: string;
  /** Milliseconds since 1970 from which on visitors are counted: the last change of the percentage. */
  since: number;
  /** False until the earlier events are in the course and the counts start. */
  isStarted: boolean;
  counts: Counts;
  /** Counted events since the last change of the percentage. */
  size: number;
  /** `size` when the figures were judged last. */
  judgedSize: number;
  /** Events that this process has appended. */
  seen: Set<string>;
  log: EventLog;
  /** The last read of the log; reads must not overlap. */
  reading: Promise<void>;
};

type Options = {
  /** Opens the log of a canary, which the site servers of one release store share. */
  openLog: (name: string) => EventLog;
  /** Key of the hashes of IP addresses. */
  secret: string;
  now?: () => number;
};

/** Counts per canary in a log that all site servers on one store read, so they agree and a restart loses nothing. */
export function createCanaryFigures({ openLog, secret, now = Date.now }: Options): CanaryFigures {
  const entries = new Map<string, Entry>();
  const appending = new Set<Promise<void>>();
  const hashOf = (ip: string): string =>
    createHmac('sha256', secret)
      .update(`canary-address ${networkOf(ip)}`)
      .digest('hex')
      .slice(0, 16);

  const flush = async (): Promise<void> => void (await Promise.allSettled(appending));

  const entryOf = (canary: Canary): Entry => {
    const { name } = canary.release;
    const { percent_since } = canary;
    const key = logNameOf(canary);
    const since = percent_since === undefined ? 0 : Date.parse(percent_since);
    const known = entries.get(name);
    if (known?.key === key) {
      // A request that began before a change still has the earlier canary.
      if (since > known.since) {
        Object.assign(known, { since, isStarted: false });
        known.seen.clear();
      }
      return known;
    }
    const log = openLog(key);
    const reading = Promise.resolve();
    const counts = emptyCounts();
    const isStarted = since === 0;
    const sizes = { size: 0, judgedSize: 0 };
    const fresh: Entry = { key, since, isStarted, counts, ...sizes, seen: new Set(), log, reading };
    entries.set(name, fresh);
    return fresh;
  };

  /** Appends an event that this process has not seen yet. */
  const count = async (canary: Canary, event: Omit<CountedEvent, 'at'>): Promise<void> => {
    const { seen, log } = entryOf(canary);
    const { side, visitor, failedFrom, inp, vital } = event;
    const speed = inp && `inp ${Math.floor(inp.ms / INP_STEP_MS)}`;
    const kind = failedFrom !== undefined ? 'failed' : (vital?.name ?? speed ?? '');
    const key = `${side} ${visitor} ${kind}`;
    if (seen.has(key) || seen.size >= MAX_EVENTS) return;
    seen.add(key);
    const appended = log.append({ at: now(), ...event });
    appending.add(appended);
    await appended.finally(() => appending.delete(appended));
  };

  return {
    countVisitor: async (canary, side, visitor) => await count(canary, { side, visitor }),
    countFailure: async (canary, side, { visitor, ip }) =>
      await count(canary, { side, visitor, failedFrom: hashOf(ip) }),
    async countVitals(canary, side, { visitor, ip }, { inp, lcp, cls }) {
      const from = hashOf(ip);
      if (inp !== undefined) await count(canary, { side, visitor, inp: { ms: inp, from } });
      if (lcp !== undefined) await count(canary, { side, visitor, vital: { name: 'lcp', value: lcp } });
      if (cls !== undefined)
        await count(canary, { side, visitor, vital: { name: 'cls', value: Math.round(cls * 1000) } });
    },
    flush,
    async read(canary) {
      return figuresOf(await readNew(canary));
    },
    async readAfterGrowth(canary) {
      const entry = await readNew(canary);
      if (entry.size === entry.judgedSize || entry.size < entry.judgedSize * (1 + GROWTH)) return null;
      entry.judgedSize = entry.size;
      return figuresOf(entry);
    },
  };

  /** Counts the new events of the log. */
  async function readNew(canary: Canary): Promise<Entry> {
    const entry = entryOf(canary);
    await flush();
    const read = async (): Promise<void> => {
      countNew(entry, await entry.log.readNew());
    };
    entry.reading = entry.reading.then(read, read);
    await entry.reading;
    return entry;
  }

  function figuresOf({ counts }: Entry): Figures {
    const arms = armsOf(counts);
    const last = { at: new Date(now()).toISOString(), ...arms };
    return {
      ...arms,
      verdict: judgeCanary(arms.canary, arms.active),
      slowness: judgeResponseTimes(counts.sides.canary.inp.values(), counts.sides.active.inp.values()),
      vitals: vitalsOf(counts),
      course: [...counts.course, last],
    };
  }
}

/** Counts events from the last change of the percentage on; earlier ones are only in the time series. */
function countNew(entry: Entry, events: CountedEvent[]): void {
  const { counts, since } = entry;
  if (!entry.isStarted) {
    for (const event of events) if (event.at < since) countEvent(counts, event);
    restartCounts(counts);
    Object.assign(entry, { isStarted: true, size: 0, judgedSize: 0 });
  }
  for (const event of events) {
    if (event.at < since) continue;
    countEvent(counts, event);
    entry.size += 1;
  }
}
