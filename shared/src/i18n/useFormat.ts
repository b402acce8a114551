import { useLingui } from '@lingui/react';
import { type Formatters, formattersFor } from './formatters.ts';

/** Returns the formatters of the surrounding `I18nRoot`'s language. */
export function useFormat(): Formatters {
  const { i18n } = useLingui();
  return formattersFor(i18n.locale);
}
