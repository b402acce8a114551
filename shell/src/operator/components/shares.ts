import { useFormat } from '@cpa/shared/i18n';
import type { Arm } from '../model/releaseOverview.ts';

export const shareOf = ({ visitors, failed }: Arm): number => (visitors === 0 ? 0 : failed / visitors);

/** Returns a formatter for the share of visitors with a failure, for example `0.34%`. */
export function useShareFormat(): (arm: Arm) => string {
  const { formatNumber } = useFormat();
  return (arm) => `${formatNumber(Math.round(shareOf(arm) * 10_000) / 100)}%`;
}

/** Rounds up to a value whose half is round as well, so that both can label an axis: 1, 2, 4, 6, 8 or 10 times 10ⁿ. */
export function roundUp(value: number): number {
  const exponent = Math.floor(Math.log10(value));
  const leading = Number((value / 10 ** exponent).toPrecision(12));
  const rounded = [1, 2, 4, 6, 8].find((step) => step >= leading) ?? 10;
  return Number((rounded * 10 ** exponent).toPrecision(2));
}
