import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { text } from '../../../messages/texts.ts';

/** Returns the server's error for the first invalid field, else its message, else our own text. */
export function fileErrorText(error: unknown): string {
  const failure = toApiErrorData(error);
  if (failure.kind === 'network') return text('error.network');
  return Object.values(failure.errors)[0]?.[0] ?? failureReason(failure);
}
