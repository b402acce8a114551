import { dayInAruba } from '@cpa/shared/contracts';

/** Parts of the portal in the order of the page. */
export const PARTS = ['search', 'accounts', 'applying', 'cv', 'recruiters', 'payments', 'mails'] as const;
export type Part = (typeof PARTS)[number];
export type PartState = 'works' | 'slow' | 'down';
export type States = Record<Part, PartState>;

/** Days that the page shows. */
export const DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** Seconds between two checks that may count; in a longer gap this server did not run, so nothing is known. */
const MAX_GAP_SECONDS = 120;

export interface Day {
  /** Seconds that were checked. */
  seconds: number;
  /** Seconds in which a part did not work. */
  slow: Partial<Record<Part, number>>;
  down: Partial<Record<Part, number>>;
  /** Seconds of `slow` and `down` during announced work. Absent: none. */
  planned?: Partial<Record<Part, number>>;
}

export interface Trouble {
  from: string;
  /** Absent while it lasts. */
  to?: string;
  /** True while it lasts no longer than announced work. */
  isPlanned?: boolean;
  /** Worst state of each part that did not work. */
  parts: Partial<Record<Part, 'slow' | 'down'>>;
}

export interface StatusHistory {
  /** Start of the time without trouble, or of the trouble that lasts. */
  since: string;
  /** Last check. */
  at: string;
  states: States;
  /** By the day in Aruba. */
  days: Record<string, Day>;
  /** Oldest first. */
  troubles: Trouble[];
}

/** Adds a check to the history and drops what is older than 90 days. @param isPlanned true while work was announced */
export function recordStates(
  before: StatusHistory | undefined,
  states: States,
  now: Date,
  isPlanned = false,
): StatusHistory {
  const at = now.toISOString();
  const bad = PARTS.filter((part) => states[part] !== 'works');
  const gap = before ? (now.getTime() - Date.parse(before.at)) / 1000 : 0;
  const seconds = gap > MAX_GAP_SECONDS ? 0 : Math.max(0, gap);
  const oldest = dayInAruba(new Date(now.getTime() - (DAYS - 1) * DAY_MS));
  const days = Object.fromEntries(Object.entries(before?.days ?? {}).filter(([day]) => day >= oldest));
  days[dayInAruba(now)] = addSeconds(days[dayInAruba(now)], states, { seconds, isPlanned });
  const troubles = (before?.troubles ?? []).filter(({ to = at }) => dayInAruba(new Date(to)) >= oldest);
  const last = troubles.at(-1);
  const open = last && last.to === undefined ? last : undefined;
  const rest = open ? troubles.slice(0, -1) : troubles;
  const parts = Object.fromEntries(
    bad.map((part) => [part, open?.parts[part] === 'down' ? 'down' : states[part]]),
  ) as Trouble['parts'];
  return {
    since: before && (open !== undefined) === bad.length > 0 ? before.since : at,
    at,
    states,
    days,
    troubles: [
      ...rest,
      ...(open && bad.length === 0 ? [{ ...open, to: at }] : []),
      ...(bad.length > 0
        ? [
            {
              from: open?.from ?? at,
              parts: { ...open?.parts, ...parts },
              ...(isPlanned && (!open || open.isPlanned) && { isPlanned }),
            },
          ]
        : []),
    ],
  };
}

function addSeconds(
  day: Day = { seconds: 0, slow: {}, down: {} },
  states: States,
  { seconds, isPlanned }: { seconds: number; isPlanned: boolean },
): Day {
  const sum = {
    seconds: day.seconds + seconds,
    slow: { ...day.slow },
    down: { ...day.down },
    planned: { ...day.planned },
  };
  for (const part of PARTS) {
    const state = states[part];
    if (state === 'works') continue;
    for (const kind of isPlanned ? ([state, 'planned'] as const) : ([state] as const))
      sum[kind][part] = (sum[kind][part] ?? 0) + seconds;
  }
  return sum;
}

/**
 * Share of the checked time in which the part was not down, never rounded up: 99.996 is 99.99. Slow counts as working,
 * announced work does not. Undefined when nothing was checked.
 */
export function workedPercent({ days }: StatusHistory, part: Part): number | undefined {
  const all = Object.values(days);
  const checked = all.reduce((sum, { seconds }) => sum + seconds, 0);
  const down = all.reduce((sum, day) => sum + (day.down[part] ?? 0), 0);
  return checked === 0 ? undefined : Math.floor((1 - down / checked) * 10_000) / 100;
}

/** Worst state of a part on a day, `planned` when all of it was announced. Undefined when nothing was checked. */
export function dayState(day: Day | undefined, part: Part): PartState | 'planned' | undefined {
  if (day === undefined) return undefined;
  const { [part]: down = 0 } = day.down;
  const { [part]: slow = 0 } = day.slow;
  if (down + slow === 0) return 'works';
  if ((day.planned?.[part] ?? 0) >= down + slow) return 'planned';
  return down > 0 ? 'down' : 'slow';
}

/** The days of the page, oldest first. */
export function shownDays(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    dayInAruba(new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS)),
  );
}

/** Minutes of an incident, at least one. */
export function minutesOf({ from, to }: Trouble, now: Date): number {
  return Math.max(1, Math.round(((to ? Date.parse(to) : now.getTime()) - Date.parse(from)) / 60_000));
}
