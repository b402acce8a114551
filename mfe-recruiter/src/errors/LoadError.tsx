import type { ApiFailure } from '@cpa/shared/http';
import { ErrorNotice } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import { loadErrorText } from './loadErrorText.ts';

/** Explains why content could not be loaded and offers a retry where one can help. */
export function LoadError({ error, onRetry }: { error: ApiFailure | null; onRetry: () => void }) {
  const t = useText();
  const { title, body, canRetry } = loadErrorText(error);
  return (
    <ErrorNotice title={t(title)} requestId={error?.requestId} onRetry={canRetry ? onRetry : undefined}>
      {t(body)}
    </ErrorNotice>
  );
}
