import type { Locale } from '../contracts/languages.ts';
import { writtenValues } from '../i18n/writtenValues.ts';
import type english from '../messages/errors.messages.json';
import type { Values } from '../messages/errors.messages.values.ts';
import { createServerTexts } from './createServerTexts.ts';

const textIn = createServerTexts<typeof english>(
  new URL('../messages/errors.messages.json', import.meta.url),
);

/** Code of an error of the API: a key of `errors.messages.json`. */
export type ErrorCode = keyof typeof english;

/** Values that the text of a code needs. */
export type ErrorParams = Values;

/** Returns the text of a code. Days and instants are passed as in a response. */
export const apiErrorText = (
  code: ErrorCode,
  params: Record<string, string | number> = {},
  locale: Locale = 'en',
): string => textIn(locale)(code, writtenValues(locale, params));
