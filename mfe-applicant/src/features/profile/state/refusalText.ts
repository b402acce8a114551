import { errorText, toApiFailure } from '@cpa/shared/http';
import { text } from '../../../messages/texts.ts';

/** Why a file was refused: what the server found wrong with the field, else its words, else ours. */
export function refusalText(error: unknown, field: 'resume' | 'photo'): string {
  const failure = toApiFailure(error);
  if (failure.kind === 'network') return text('failure.network');
  return failure.errors[field]?.[0] ?? errorText(failure);
}
