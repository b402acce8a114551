import { AWG_PER_USD, type Currency, type Locale } from '@cpa/shared/contracts';
import { moneyIn } from '@cpa/shared/server';

/** Formats as `US$ 35.00`. */
export const money = (minor: number, currency: Currency, language: Locale): string =>
  moneyIn(language).formatMoney(minor, currency);

/** Formats dollars with their florins, as `US$ 35.00 (Afl. 62.65)`. */
export const moneyWithFlorins = (minor: number, currency: Currency, language: Locale): string =>
  money(minor, currency, language) +
  (currency === 'USD' ? ` (${money(Math.round(minor * AWG_PER_USD), 'AWG', language)})` : '');
