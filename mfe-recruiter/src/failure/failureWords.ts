import type { ApiFailure } from '@cpa/shared/http';
import type { TextKey } from '../messages/texts.ts';

type Words = { title: TextKey; words: TextKey; canRetry: boolean };

/** The words for a failed reading, by its kind. Where trying again changes nothing, it is not offered. */
export function failureWords(failure: ApiFailure | null): Words {
  if (failure?.kind === 'network') {
    return { title: 'failure.title', words: 'failure.network', canRetry: true };
  }
  if (failure?.status === 403 && failure.code === 'not_verified') {
    return { title: 'failure.unverified.title', words: 'failure.unverified.text', canRetry: true };
  }
  if (failure?.status === 404) {
    return { title: 'failure.notFound.title', words: 'failure.notFound.text', canRetry: false };
  }
  return { title: 'failure.title', words: 'failure.other', canRetry: true };
}
