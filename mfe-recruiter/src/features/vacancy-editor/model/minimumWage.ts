import { AWG_PER_USD, type Currency, type SalaryPeriod } from '@cpa/shared/contracts';

/** Minimum wage since 1 January 2026, in minor units of AWG an hour. */
const HOURLY = 1158;
const WEEKS_PER_MONTH = 4.333;
/** The API compares salaries at the same rates. */
const AWG_PER: Record<Currency, number> = { AWG: 1, USD: AWG_PER_USD, EUR: 2.05 };

export type WageHint = {
  /** Stated amount and minimum, in minor units of the chosen currency. */
  amount: number;
  minimum: number;
  /** Weekly hours that the minimum is calculated with; null for hourly pay. */
  hours: number | null;
};

type Pay = {
  /** Minor units; the lowest stated amount. */
  amount: number | null;
  currency: Currency;
  period: SalaryPeriod;
  /** Names of the chosen workloads. */
  workloads: readonly string[];
};

/** Returns a hint when the pay is below the minimum wage. It warns and never blocks. */
export function wageHint({ amount, currency, period, workloads }: Pay): WageHint | null {
  if (amount === null || !(amount >= 0)) return null;
  const hours = period === 'hour' ? null : weeklyHours(workloads);
  if (hours === undefined) return null;
  const perPeriod = HOURLY * (hours === null ? 1 : hours * WEEKS_PER_MONTH * (period === 'year' ? 12 : 1));
  const minimum = Math.ceil(Number((perPeriod / AWG_PER[currency]).toFixed(6)));
  return amount < minimum ? { amount, minimum, hours } : null;
}

/**
 * Reads the hours from workload names such as "Full-time 42.5–45": the lowest stated. Assumes 40 without a workload;
 * undefined when only workloads without fixed hours are chosen, for example part-time.
 */
function weeklyHours(workloads: readonly string[]): number | undefined {
  const stated = workloads.flatMap((name) => {
    const hours = /\d+(?:\.\d+)?/.exec(name)?.[0];
    return hours === undefined ? [] : [Number(hours)];
  });
  if (stated.length > 0) return Math.min(...stated);
  const isShort = workloads.some((name) => /part|call|seasonal|temporary|intern|weekend/i.test(name));
  return isShort ? undefined : 40;
}
