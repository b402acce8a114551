import { useFormat } from '@cpa/shared/i18n';
import type { Arm } from '../model/releaseOverview.ts';

export const shareOf = ({ visitors, failed }: Arm): number => (visitors === 0 ? 0 : failed / visitors);

/** Returns a formatter for the share of visitors with a failure, as `0.34%`. */
export function useShareFormat(): (arm: Arm) => string {
  const { formatNumber } = useFormat();
  return (arm) => `${formatNumber(Math.round(shareOf(arm) * 10_000) / 100)}%`;
}
