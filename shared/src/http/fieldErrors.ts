import type { ApiErrorData } from './apiError.ts';
import { translateFields } from './codedTexts.ts';

const translated = new WeakMap<object, ApiErrorData['errors']>();
const NO_ERRORS = {};

/**
 * Returns the messages of a failure by field, in the language of the page. A component that calls it while it renders
 * follows the language, also when its texts arrive late; the result stays the same object while its texts do.
 */
export function fieldErrors(failure: ApiErrorData | null): ApiErrorData['errors'] {
  if (!failure?.coded) return failure?.errors ?? NO_ERRORS;
  const errors = translateFields(failure.coded);
  const known = translated.get(failure.coded);
  if (known && JSON.stringify(known) === JSON.stringify(errors)) return known;
  translated.set(failure.coded, errors);
  return errors;
}
