import type { ApiFailure } from '@cpa/shared/http';
import { ErrorNotice } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import { failureWords } from './failureWords.ts';

/** What stands in the place of something that could not be loaded: why, and the way to try again. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure | null; onRetry: () => void }) {
  const t = useText();
  const { title, words, canRetry } = failureWords(failure);
  return (
    <ErrorNotice title={t(title)} requestId={failure?.requestId} onRetry={canRetry ? onRetry : undefined}>
      {t(words)}
    </ErrorNotice>
  );
}
