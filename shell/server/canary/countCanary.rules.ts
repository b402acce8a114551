import type { Arm } from './failureRate.rules.ts';

export type Side = 'canary' | 'active';

/** One visitor that got a version, or whose page reported a failure of it. */
export type CountedEvent = {
  /** Milliseconds since 1970. */
  at: number;
  side: Side;
  visitor: string;
  /** Hash of the IP address that reported a failure; absent for a visit. */
  failedFrom?: string | undefined;
};

/** Counts until a time, as ISO 8601. */
export type FigurePoint = { at: string } & Record<Side, Arm>;

export type Counts = {
  sides: Record<Side, { visitors: Set<string>; failed: Set<string>; perAddress: Map<string, number> }>;
  course: FigurePoint[];
  pointAt: number;
};

/** Visitors of each version that are remembered. Later ones are not counted. */
const MAX_VISITORS = 200_000;

/** Visitors with a failure that count per IP address, so that one client cannot abort a canary. */
export const MAX_FAILED_PER_ADDRESS = 3;

/** Milliseconds between two points of the course, and the number of points after which every second one goes. */
const POINT_MS = 60_000;
const MAX_POINTS = 120;

export function emptyCounts(): Counts {
  const side = () => ({
    visitors: new Set<string>(),
    failed: new Set<string>(),
    perAddress: new Map<string, number>(),
  });
  return { sides: { canary: side(), active: side() }, course: [], pointAt: 0 };
}

/** Adds an event. The same visitor counts once, however often and in whatever order its events arrive. */
export function countEvent(counts: Counts, { at, side, visitor, failedFrom }: CountedEvent): void {
  const { visitors, failed, perAddress } = counts.sides[side];
  if (!visitors.has(visitor) && visitors.size >= MAX_VISITORS) return;
  visitors.add(visitor);
  if (failedFrom !== undefined && !failed.has(visitor)) {
    const known = perAddress.get(failedFrom) ?? 0;
    perAddress.set(failedFrom, known + 1);
    if (known < MAX_FAILED_PER_ADDRESS) failed.add(visitor);
  }
  if (at - counts.pointAt < POINT_MS) return;
  counts.pointAt = at;
  counts.course.push({ at: new Date(at).toISOString(), ...armsOf(counts) });
  if (counts.course.length > MAX_POINTS) counts.course = counts.course.filter((_, index) => index % 2 === 0);
}

export function armsOf({ sides }: Counts): Record<Side, Arm> {
  const arm = (side: Side): Arm => ({
    visitors: sides[side].visitors.size,
    failed: sides[side].failed.size,
  });
  return { canary: arm('canary'), active: arm('active') };
}
