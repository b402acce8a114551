/** Texts, amounts and dates in the language of the page and the time zone of Aruba. */
export {
  activateLocale,
  activeLocale,
  followRequests,
  onLocaleChange,
  prepareLocale,
  textsSettled,
} from './catalogues.ts';
export { createNames } from './createNames.ts';
export { createTexts } from './createTexts.ts';
export type { Text, Texts, TextValues } from './createTexts.ts';
export { daysUntil } from './days.ts';
export type { Instant } from './days.ts';
export { DEFAULT_LOCALE, formatsFor } from './formats.ts';
export {
  closesIn,
  compareTexts,
  formatAgo,
  formatDay,
  formatInstant,
  formatMoney,
  formatSalary,
  formatTime,
  useKitText,
} from './formatters.ts';
export type { SalaryParts } from './formatters.ts';
export { I18nRoot, useLocale } from './I18nRoot.tsx';
export { fixRenderTime, renderTime } from './renderTime.ts';
export { useFormat } from './useFormat.ts';
