import { useLingui } from '@lingui/react';
import { type Formatters, formattersFor } from './formatters.ts';

/** The formatters of the language in which this part of the page is rendered. */
export function useFormat(): Formatters {
  const { i18n } = useLingui();
  return formattersFor(i18n.locale);
}
