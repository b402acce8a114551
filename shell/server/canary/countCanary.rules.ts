import { type Arm, isSlow } from './failureRate.rules.ts';

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
  inp?: { ms: number; from: string } | undefined;
  /** Largest Contentful Paint in milliseconds, or thousandths of Cumulative Layout Shift. */
  vital?: { name: VitalName; value: number } | undefined;
};

export type VitalName = 'lcp' | 'cls';

/** `measured`: visitors whose response times are known; `slow`: those of them with a poor one. */
export type SideFigures = Arm & { measured: number; slow: number };

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
  measured: Set<string>;
  slow: Set<string>;
  /** Values by visitor: the largest INP, and the first LCP and CLS. */
  vitals: Record<VitalName | 'inp', Map<string, number>>;
  /** Counted failures and slow visitors by IP address. */
  perAddress: Map<string, number>;
};

/** Counts until a time, as ISO 8601. */
export type FigurePoint = { at: string } & Record<Side, SideFigures>;

export type Counts = {
  sides: Record<Side, SideCounts>;
  course: FigurePoint[];
  pointAt: number;
};

/** Visitors of each version that are remembered. Later ones are not counted. */
const MAX_VISITORS = 200_000;

/** Visitors with a failure, and slow ones, that count per IP address, so that one client cannot abort a canary. */
export const MAX_FAILED_PER_ADDRESS = 3;

/** Milliseconds between two points of the course, and the number of points after which every second one goes. */
const POINT_MS = 60_000;
const MAX_POINTS = 120;

export function emptyCounts(): Counts {
  const side = (): SideCounts => ({
    visitors: new Set(),
    failed: new Set(),
    measured: new Set(),
    slow: new Set(),
    vitals: { inp: new Map(), lcp: new Map(), cls: new Map() },
    perAddress: new Map(),
  });
  return { sides: { canary: side(), active: side() }, course: [], pointAt: 0 };
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
  if (failedFrom !== undefined) countOnce(counted, 'failed', { visitor, from: failedFrom });
  if (vital && !counted.vitals[vital.name].has(visitor)) counted.vitals[vital.name].set(visitor, vital.value);
  if (inp) {
    counted.measured.add(visitor);
    counted.vitals.inp.set(visitor, Math.max(inp.ms, counted.vitals.inp.get(visitor) ?? 0));
    if (isSlow(inp.ms)) countOnce(counted, 'slow', { visitor, from: inp.from });
  }
  if (at - counts.pointAt < POINT_MS) return;
  counts.pointAt = at;
  counts.course.push({ at: new Date(at).toISOString(), ...armsOf(counts) });
  if (counts.course.length > MAX_POINTS) counts.course = counts.course.filter((_, index) => index % 2 === 0);
}

function countOnce(
  counted: SideCounts,
  kind: 'failed' | 'slow',
  { visitor, from }: { visitor: string; from: string },
): void {
  if (counted[kind].has(visitor)) return;
  const key = `${kind} ${from}`;
  const known = counted.perAddress.get(key) ?? 0;
  counted.perAddress.set(key, known + 1);
  if (known < MAX_FAILED_PER_ADDRESS) counted[kind].add(visitor);
}

export function armsOf({ sides }: Counts): Record<Side, SideFigures> {
  const arm = (side: Side): SideFigures => ({
    visitors: sides[side].visitors.size,
    failed: sides[side].failed.size,
    measured: sides[side].measured.size,
    slow: sides[side].slow.size,
  });
  return { canary: arm('canary'), active: arm('active') };
}

/** Returns the 75th percentiles of the web vitals of each version, as https://web.dev/articles/vitals judges them. */
export function vitalsOf({ sides }: Counts): Record<Side, VitalFigures> {
  const figures = ({ vitals: { inp, lcp, cls } }: SideCounts): VitalFigures => {
    const shift = percentile75(cls);
    return { inp: percentile75(inp), lcp: percentile75(lcp), cls: shift === null ? null : shift / 1000 };
  };
  return { canary: figures(sides.canary), active: figures(sides.active) };
}

function percentile75(values: Map<string, number>): number | null {
  const sorted = [...values.values()].toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}
