import type { Arm } from './failureRate.rules.ts';
import { percentile75, type ResponseTime } from './responseTime.rules.ts';

export type Side = 'canary' | 'active';

/** Event of a visitor: a version was served, or the page reported its failure or response times. */
export type CountedEvent = {
  /** Milliseconds since 1970. */
  at: number;
  side: Side;
  visitor: string;
  /** Hash of the IP address that reported a failure; absent for a visit. */
  failedFrom?: string | undefined;
  /** Interaction to Next Paint in milliseconds, and the hash of the IP address that reported it. */
  inp?: ResponseTime | undefined;
  /** Largest Contentful Paint in milliseconds, or thousandths of Cumulative Layout Shift. */
  vital?: { name: VitalName; value: number } | undefined;
};

export type VitalName = 'lcp' | 'cls';

/**
 * `addresses`: IP addresses that reported a failure; `measured`: visitors whose INP is known; `inp`: its 75th percentile in milliseconds, null without a measurement;
 * `slow`: the dashboard of shells before it requires a count.
 */
export type SideFigures = Arm & { addresses: number; measured: number; inp: number | null; slow: 0 };

/** 75th percentiles of web vitals over visitors; null without a measurement. */
export type VitalFigures = {
  /** Milliseconds. */
  inp: number | null;
  /** Milliseconds. */
  lcp: number | null;
  cls: number | null;
};

type SideCounts = {
  visitors: Set<string>;
  failed: Set<string>;
  /** Failed visitors by IP address. */
  failures: Map<string, number>;
  /** Largest INP by visitor. */
  inp: Map<string, ResponseTime>;
  /** First values by visitor. */
  vitals: Record<VitalName, Map<string, number>>;
};

/** Counts until a time, as ISO 8601. */
export type FigurePoint = { at: string } & Record<Side, SideFigures>;

export type Counts = {
  sides: Record<Side, SideCounts>;
  course: FigurePoint[];
  pointAt: number;
};

/** Maximum number of visitors of each version that are recorded. Later ones are not counted. */
const MAX_VISITORS = 200_000;

/**
 * Visitors of the canary with a failure that count per IP address, so that one client cannot abort a canary. For the
 * active version the limit is larger in proportion to its visitors: many users share an IP address.
 */
const MAX_FAILED_PER_ADDRESS = 3;

/** Milliseconds between two points of the time series, and the number of points from which every second is dropped. */
const POINT_MS = 60_000;
const MAX_POINTS = 120;

export const emptyCounts = (): Counts => ({ sides: emptySides(), course: [], pointAt: 0 });

/** Restarts the counts of visitors, and keeps the time series. */
export function restartCounts(counts: Counts): void {
  counts.sides = emptySides();
}

function emptySides(): Counts['sides'] {
  const side = (): SideCounts => ({
    visitors: new Set(),
    failed: new Set(),
    failures: new Map(),
    inp: new Map(),
    vitals: { lcp: new Map(), cls: new Map() },
  });
  return { canary: side(), active: side() };
}

/** Adds an event. The same visitor counts once, however often and in whatever order its events arrive. */
export function countEvent(
  counts: Counts,
  { at, side, visitor, failedFrom, inp, vital }: CountedEvent,
): void {
  const counted = counts.sides[side];
  const { visitors } = counted;
  if (!visitors.has(visitor) && visitors.size >= MAX_VISITORS) return;
  visitors.add(visitor);
  if (failedFrom !== undefined && !counted.failed.has(visitor)) {
    counted.failed.add(visitor);
    counted.failures.set(failedFrom, (counted.failures.get(failedFrom) ?? 0) + 1);
  }
  if (vital && !counted.vitals[vital.name].has(visitor)) counted.vitals[vital.name].set(visitor, vital.value);
  if (inp && inp.ms > (counted.inp.get(visitor)?.ms ?? -1)) counted.inp.set(visitor, inp);
  if (at - counts.pointAt < POINT_MS) return;
  counts.pointAt = at;
  counts.course.push({ at: new Date(at).toISOString(), ...armsOf(counts) });
  if (counts.course.length > MAX_POINTS) counts.course = counts.course.filter((_, index) => index % 2 === 0);
}

export function armsOf({ sides }: Counts): Record<Side, SideFigures> {
  const times = Math.max(1, sides.active.visitors.size / Math.max(1, sides.canary.visitors.size));
  const arm = ({ visitors, failures, inp }: SideCounts, maxPerAddress: number): SideFigures => {
    const measured = [...inp.values()].map(({ ms }) => ms);
    return {
      visitors: visitors.size,
      addresses: failures.size,
      failed: [...failures.values()].reduce((sum, count) => sum + Math.min(count, maxPerAddress), 0),
      measured: measured.length,
      inp: percentile75(measured),
      slow: 0,
    };
  };
  return {
    canary: arm(sides.canary, MAX_FAILED_PER_ADDRESS),
    active: arm(sides.active, Math.round(MAX_FAILED_PER_ADDRESS * times)),
  };
}

/** Returns the 75th percentiles of the web vitals of each version, as https://web.dev/articles/vitals judges them. */
export function vitalsOf({ sides }: Counts): Record<Side, VitalFigures> {
  const figures = ({ inp, vitals: { lcp, cls } }: SideCounts): VitalFigures => {
    const shift = percentile75([...cls.values()]);
    return {
      inp: percentile75([...inp.values()].map(({ ms }) => ms)),
      lcp: percentile75([...lcp.values()]),
      cls: shift === null ? null : shift / 1000,
    };
  };
  return { canary: figures(sides.canary), active: figures(sides.active) };
}
