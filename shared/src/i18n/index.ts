/** Texts, amounts and dates in the language of the page and the time zone of Aruba. */
export { activateLocale, activeLocale, DEFAULT_LOCALE, prepareLocale } from './catalogues.ts';
export type { LoadMessages } from './catalogues.ts';
export { createTexts } from './createTexts.ts';
export type { Text, Texts, TextValues } from './createTexts.ts';
export { dayInAruba } from '../contracts/index.ts';
export { daysUntil } from './days.ts';
export type { Instant } from './days.ts';
export {
  closesIn,
  formatAgo,
  formatDay,
  formatInstant,
  formatMoney,
  formatNumber,
  formatSalary,
  useKitText,
} from './formatters.ts';
export type { Formatters, SalaryParts } from './formatters.ts';
export { I18nRoot } from './I18nRoot.tsx';
export { useFormat } from './useFormat.ts';
