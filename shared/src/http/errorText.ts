import { activeLocale, DEFAULT_LOCALE } from '../i18n/index.ts';
import { ApiError, type ApiErrorData } from './apiError.ts';
import { codedText } from './codedTexts.ts';
import { text } from './failureTexts.ts';

/**
 * Returns the text of a generic error toast. Order of the specification: `message`, `error` or `detail` of the response
 * body, the message of the error, 'An error occurred'. The message of a failed request is in English, so other
 * languages have their own text, and the text of a known code. A component that calls it while it renders follows the
 * language.
 */
export function errorText(error: unknown): string {
  const data = error instanceof ApiError ? error.data : error;
  const body: ApiErrorData['responseBody'] = isApiErrorData(data) ? data.responseBody : {};
  const said = codedText(body) || body.message || body.error || body.detail;
  if (said) return said;
  const own = hasMessage(data) ? data.message : undefined;
  if (activeLocale() === DEFAULT_LOCALE) return own || 'An error occurred';
  if (isApiErrorData(data)) return text(data.kind === 'network' ? 'failure.network' : 'failure.server');
  return own || text('failure.server');
}

function isApiErrorData(value: unknown): value is ApiErrorData {
  return typeof value === 'object' && value !== null && 'responseBody' in value;
}

function hasMessage(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
