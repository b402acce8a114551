import { activeLocale } from '../i18n/index.ts';
import type { ApiErrorData } from './apiError.ts';
import { translateFields } from './codedTexts.ts';

const translated = new WeakMap<object, { locale: string; errors: ApiErrorData['errors'] }>();
const NO_ERRORS = {};

/**
 * Returns the messages of a failure by field, in the language of the page. A component that calls it while it renders
 * follows the language; the result stays the same object until then.
 */
export function fieldErrors(failure: ApiErrorData | null): ApiErrorData['errors'] {
  if (!failure?.coded) return failure?.errors ?? NO_ERRORS;
  const locale = activeLocale();
  const known = translated.get(failure.coded);
  if (known?.locale === locale) return known.errors;
  const errors = translateFields(failure.coded);
  translated.set(failure.coded, { locale, errors });
  return errors;
}
