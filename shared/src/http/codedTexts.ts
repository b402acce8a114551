import type { Problem } from '../contracts/index.ts';
import { activeLocale } from '../i18n/index.ts';
import type { ApiErrorData } from './apiError.ts';

export type CodedText = { code?: string | undefined; params?: Problem['params'] };

let textOf: (text: CodedText) => string | undefined = () => undefined;

/** Provides the texts of error codes, once they are loaded. */
export function provideCodedTexts(provided: typeof textOf): void {
  textOf = provided;
}

/** Returns the text of an error code in the language of the page; undefined in English, which the response contains. */
export const codedText = (text: CodedText): string | undefined => textOf(text);

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

/** Translates messages by field. A text whose code is unknown stays in English. */
export const translateFields = ({ errors = {}, error_codes: codes }: NonNullable<ApiErrorData['coded']>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      messages.map((message, index) => codedText(codes?.[field]?.[index] ?? {}) ?? message),
    ]),
  );
