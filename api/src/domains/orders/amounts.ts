import { AWG_PER_USD, type Locale } from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';

/** Formats as `USD 199.00`, in other languages than English as `US$ 199,00`. */
export const money = (amount: number, currency: string, language: Locale): string =>
  `${currency === 'USD' && language !== 'en' ? 'US$' : currency} ${formatsFor(language).formatAmount(amount, true)}`;

/** Converts dollars to florins. */
export const florins = (amount: number, currency: string, language: Locale): string =>
  currency === 'USD' ? ` (${money(Math.round(amount * AWG_PER_USD), 'Afl.', language)})` : '';
