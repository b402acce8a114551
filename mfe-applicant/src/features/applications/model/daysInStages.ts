import { type ApplicantApplication, dayInAruba } from '@cpa/shared/contracts';

const DAY_MS = 86_400_000;

/** Returns, per history entry, the days until the next one or, for the last, until now. */
export function daysInStages(history: ApplicantApplication['history'], now = new Date()): number[] {
  const dayOf = (at: string | Date) => Date.parse(dayInAruba(new Date(at)));
  return history.map(({ at }, index) => (dayOf(history[index + 1]?.at ?? now) - dayOf(at)) / DAY_MS);
}
