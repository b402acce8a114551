import { dayInAruba, type Interview } from '@cpa/shared/contracts';

type Slot = Interview['slots'][number];

/** Groups times by their day in Aruba, in order. */
export function slotDays(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = Map.groupBy(slots, ({ starts_at }) => dayInAruba(new Date(starts_at)));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
