import type { ApiFailure } from '@cpa/shared/http';
import type { TextKey } from '../messages/texts.ts';

type LoadErrorText = { title: TextKey; body: TextKey; canRetry: boolean };

/** Returns the texts for a failed request, by kind of error. `canRetry` is false where a retry cannot help. */
export function loadErrorText(error: ApiFailure | null): LoadErrorText {
  if (error?.kind === 'network') {
    return { title: 'loadError.title', body: 'loadError.network', canRetry: true };
  }
  if (error?.status === 403 && error.code === 'not_verified') {
    return { title: 'loadError.unverified.title', body: 'loadError.unverified.text', canRetry: true };
  }
  if (error?.status === 404) {
    return { title: 'loadError.notFound.title', body: 'loadError.notFound.text', canRetry: false };
  }
  return { title: 'loadError.title', body: 'loadError.other', canRetry: true };
}
