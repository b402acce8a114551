import { errorText, toApiErrorData } from '@cpa/shared/http';
import { text } from '../../../messages/texts.ts';

/** Returns the server's error for the field, else its message, else our own text. */
export function fileErrorText(error: unknown, field: 'resume' | 'photo'): string {
  const failure = toApiErrorData(error);
  if (failure.kind === 'network') return text('error.network');
  return failure.errors[field]?.[0] ?? errorText(failure);
}
