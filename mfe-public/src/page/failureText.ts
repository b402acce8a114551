import { type ApiErrorData, errorText } from '@cpa/shared/http';
import { text } from '../messages/texts.ts';

/** Returns the error to show: the response's `error` field, as specified, else its message, else our own text. */
export function failureText(failure: ApiErrorData): string {
  const { responseBody, kind } = failure;
  const message = responseBody.error || responseBody.message;
  if (message) return errorText({ ...failure, responseBody: { ...responseBody, message } });
  return text(kind === 'network' ? 'failed.network' : 'failed.server');
}
