import type { Canary } from '../releases/storedDocument.ts';
import { type Arm, judgeCanary, type Verdict } from './failureRate.rules.ts';

/** Visitors of each version that are remembered. Later ones are not counted. */
const MAX_VISITORS = 200_000;

/** Milliseconds between two points of the course, and the number of points after which every second one goes. */
const POINT_MS = 60_000;
const MAX_POINTS = 120;

type Side = 'canary' | 'active';
type Counts = Record<Side, { visitors: Set<string>; failed: Set<string> }>;

/** Counts until a time, as ISO 8601. */
export type FigurePoint = { at: string } & Record<Side, Arm>;

export type Figures = Record<Side, Arm> & { verdict: Verdict; course: FigurePoint[] };

export type CanaryFigures = {
  /** Counts a visitor that gets the canary or the active version, once. */
  countVisitor: (canary: Canary, side: Side, visitor: string) => void;
  /** Counts a visitor whose page reported a failure of that version, once. */
  countFailure: (canary: Canary, side: Side, visitor: string) => void;
  read: (canary: Canary) => Figures;
};

/** Counts per canary in the memory of this process. The counts of a canary that ended are dropped by the next one. */
export function createCanaryFigures(now = Date.now): CanaryFigures {
  const counted = new Map<string, { key: string; counts: Counts; course: FigurePoint[]; pointAt: number }>();

  const entryOf = ({ release: { name, version }, started_at }: Canary) => {
    const key = `${version} ${started_at}`;
    const known = counted.get(name);
    if (known?.key === key) return known;
    const side = () => ({ visitors: new Set<string>(), failed: new Set<string>() });
    const fresh = { key, counts: { canary: side(), active: side() }, course: [], pointAt: 0 };
    counted.set(name, fresh);
    return fresh;
  };

  const count = (canary: Canary, side: Side, visitor: string, hasFailed: boolean): void => {
    const entry = entryOf(canary);
    const { visitors, failed } = entry.counts[side];
    if (!visitors.has(visitor) && visitors.size >= MAX_VISITORS) return;
    visitors.add(visitor);
    if (hasFailed) failed.add(visitor);
    if (now() - entry.pointAt < POINT_MS) return;
    entry.pointAt = now();
    entry.course.push({ at: new Date(now()).toISOString(), ...armsOf(entry.counts) });
    if (entry.course.length > MAX_POINTS) entry.course = entry.course.filter((_, index) => index % 2 === 0);
  };

  return {
    countVisitor: (canary, side, visitor) => count(canary, side, visitor, false),
    countFailure: (canary, side, visitor) => count(canary, side, visitor, true),
    read(canary) {
      const { counts, course } = entryOf(canary);
      const arms = armsOf(counts);
      const last = { at: new Date(now()).toISOString(), ...arms };
      return { ...arms, verdict: judgeCanary(arms.canary, arms.active), course: [...course, last] };
    },
  };
}

function armsOf(counts: Counts): Record<Side, Arm> {
  const arm = (side: Side): Arm => ({
    visitors: counts[side].visitors.size,
    failed: counts[side].failed.size,
  });
  return { canary: arm('canary'), active: arm('active') };
}
