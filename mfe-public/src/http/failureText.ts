import type { ApiFailure } from '@cpa/shared/http';
import { text } from '../messages/texts.ts';

/** Returns the error to show: the response's `error` field, as specified, else its message, else our own text. */
export function failureText({ said, kind }: ApiFailure): string {
  return said.error || said.message || text(kind === 'network' ? 'failed.network' : 'failed.server');
}
