import { AWG_PER_USD, type Package } from '@cpa/shared/contracts';
import type { useFormat } from '@cpa/shared/i18n';

/** Returns a price as `US$ 49.00 · Afl. 87.71`. */
export function inBothCurrencies(
  { price, currency }: Package,
  formatMoney: ReturnType<typeof useFormat>['formatMoney'],
): string {
  const stated = formatMoney(price, currency);
  return currency === 'USD' ? `${stated} · ${formatMoney(Math.round(price * AWG_PER_USD), 'AWG')}` : stated;
}
