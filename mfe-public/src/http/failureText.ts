import type { ApiErrorData } from '@cpa/shared/http';
import { text } from '../messages/texts.ts';

/** Returns the error to show: the response's `error` field, as specified, else its message, else our own text. */
export function failureText({ responseBody, kind }: ApiErrorData): string {
  return (
    responseBody.error ||
    responseBody.message ||
    text(kind === 'network' ? 'failed.network' : 'failed.server')
  );
}
