import type { ApiFailure } from '@cpa/shared/http';
import { ErrorNotice } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

type ReadFailedProps = { failure: ApiFailure; onRetry: () => void; title?: string };

/** Something could not be read: says what happened, by its kind, and offers it again. */
export function ReadFailed({ failure, onRetry, title }: ReadFailedProps) {
  const t = useText();
  return (
    <ErrorNotice title={title ?? t('failed.title')} requestId={failure.requestId} onRetry={onRetry}>
      {t(`failed.${failure.kind}`)}
    </ErrorNotice>
  );
}
