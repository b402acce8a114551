import type { ApiFailure } from '@cpa/shared/http';
import { text } from '../messages/texts.ts';

/** Why a letter was not accepted: the answer's `error` field, which the specification names; without one, our words. */
export function failureText({ said, kind }: ApiFailure): string {
  return said.error || said.message || text(`failed.${kind}`);
}
