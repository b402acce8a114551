import type { Locale } from '../contracts/languages.ts';
import { formatsFor } from '../i18n/formats.ts';
import { createMoneyFormats, type MoneyFormats } from '../i18n/moneyFormats.ts';
import type english from '../messages/en.messages.json';
import type { Values } from '../messages/en.messages.values.ts';
import { createServerTexts } from './createServerTexts.ts';

const textIn = createServerTexts<typeof english, Values>(
  new URL('../messages/en.messages.json', import.meta.url),
);

/** Returns the formats of money that pages use, for mails and documents in a language. */
export const moneyIn = (locale: Locale): MoneyFormats =>
  createMoneyFormats(formatsFor(locale), textIn(locale));
