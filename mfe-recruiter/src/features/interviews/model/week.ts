import { addDays, type BusyTime, INTERVIEW_LIMITS } from '@cpa/shared/contracts';
import { canAddTime, EMPTY_TIME, instantOf, type ProposalForm } from './proposalForm.ts';

/** A start time in Aruba: `2026-12-03T10:30`. */
export type Slot = string;

const MINUTE_MS = 60_000;
const STEP_MS = 30 * MINUTE_MS;

/** Start times of a day, every half hour. The fields below the week take any other time. */
export const TIMES = Array.from({ length: 26 }, (_, step) => {
  const hour = String(7 + Math.floor(step / 2)).padStart(2, '0');
  return `${hour}:${step % 2 === 0 ? '00' : '30'}`;
});

export const dayOfSlot = (slot: Slot): string => slot.split('T')[0]!;
export const timeOfSlot = (slot: Slot): string => slot.slice(11);

/** Returns the days of a week from Monday on. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, offset) => addDays(day, offset - sinceMonday));
}

/** Returns the slot that a key leads to from `slot`, or null for other keys. */
export function slotAtKey(slot: Slot, key: string): Slot | null {
  const [day, time] = [dayOfSlot(slot), timeOfSlot(slot)];
  const days = DAY_STEPS[key];
  if (days) return `${addDays(day, days)}T${time}`;
  if (key === 'Home') return `${weekOf(day)[0]!}T${time}`;
  if (key === 'End') return `${weekOf(day)[6]!}T${time}`;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  return step === undefined ? null : `${day}T${TIMES[TIMES.indexOf(time) + step] ?? time}`;
}

const DAY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/**
 * State of a slot. `offered`: a time of the form begins in it. `booked`: another interview is at that time. `tight`: an
 * interview of this length would run into the next one. `conflict`: the interview in the way, also of an offered time.
 */
export type SlotState = {
  kind: 'free' | 'offered' | 'booked' | 'tight' | 'unavailable';
  /** The offered time, which may lie between two slots. */
  time?: string;
  conflict?: BusyTime | undefined;
};

export function slotState(
  slot: Slot,
  { times, minutes }: Pick<ProposalForm, 'times' | 'minutes'>,
  busy: readonly BusyTime[],
  now: Date,
): SlotState {
  const start = startOf(slot);
  const offered = times.find((time) => isWithin(time, slot));
  if (offered) {
    const conflict = conflictOf({ ...offered, minutes }, busy);
    return { kind: 'offered', time: offered.time, conflict };
  }
  const last = now.getTime() + INTERVIEW_LIMITS.days * 24 * 60 * MINUTE_MS;
  if (start <= now.getTime() || start > last) return { kind: 'unavailable' };
  const booked = overlapping(start, start + STEP_MS, busy);
  if (booked) return { kind: 'booked', conflict: booked };
  const conflict = overlapping(start, start + minutes * MINUTE_MS, busy);
  return conflict ? { kind: 'tight', conflict } : { kind: 'free' };
}

/** Returns the interview that an interview at a time of the form would overlap. */
export function conflictOf(
  { day, time, minutes }: ProposalForm['times'][number] & { minutes: number },
  busy: readonly BusyTime[],
): BusyTime | undefined {
  const instant = instantOf(day, time);
  if (instant === null) return undefined;
  const start = Date.parse(instant);
  return overlapping(start, start + minutes * MINUTE_MS, busy);
}

/** Offers a slot, or takes it back. A move has one time. Null when the form has as many times as it may. */
export function withSlot(form: ProposalForm, slot: Slot, isMove: boolean): ProposalForm | null {
  const others = form.times.filter((time) => !isWithin(time, slot));
  if (others.length < form.times.length) return { ...form, times: others.length > 0 ? others : [EMPTY_TIME] };
  const picked = { day: dayOfSlot(slot), time: timeOfSlot(slot) };
  if (isMove) return { ...form, times: [picked] };
  const empty = form.times.findIndex(({ day, time }) => !day && !time);
  if (empty >= 0) return { ...form, times: form.times.with(empty, picked) };
  return canAddTime(form) ? { ...form, times: [...form.times, picked] } : null;
}

const startOf = (slot: Slot): number => Date.parse(`${slot}:00-04:00`);

function isWithin({ day, time }: ProposalForm['times'][number], slot: Slot): boolean {
  const instant = instantOf(day, time);
  const since = instant === null ? -1 : Date.parse(instant) - startOf(slot);
  return since >= 0 && since < STEP_MS;
}

const overlapping = (start: number, end: number, busy: readonly BusyTime[]): BusyTime | undefined =>
  busy.find(({ starts_at, ends_at }) => Date.parse(starts_at) < end && Date.parse(ends_at) > start);
