import type { Currency } from '../contracts/index.ts';
import type messages from '../messages/en.messages.json';
import type { Values } from '../messages/en.messages.values.ts';
import type { Text } from './createTexts.ts';
import type { Formats } from './formats.ts';

/** Texts of the UI kit. */
export type KitText = Text<keyof typeof messages, Values>;

/** Formats amounts of money, in cents. No other code writes a currency beside an amount. */
export type MoneyFormats = {
  /** `US$ 35.00`, `Afl. 62.65`: prices and payments, always with cents. */
  formatMoney: (minor: number, currency: Currency) => string;
  /** `Afl. 2,400`, `Afl. 16.50`, `Afl. 2,400 – 2,900`: salaries, with cents only if they are not zero. */
  formatWage: (minor: number, currency: Currency, max?: number) => string;
};

export function createMoneyFormats({ formatAmount }: Formats, t: KitText): MoneyFormats {
  return {
    formatMoney: (minor, currency) => t(`money.${currency}`, { amount: formatAmount(minor, true) }),
    formatWage(minor, currency, max = minor) {
      const withCents = minor % 100 !== 0 || max % 100 !== 0;
      const min = formatAmount(minor, withCents);
      const amount = max === minor ? min : t('salary.range', { min, max: formatAmount(max, withCents) });
      return t(`money.${currency}`, { amount });
    },
  };
}
