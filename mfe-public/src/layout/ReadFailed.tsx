import type { ApiFailure } from '@cpa/shared/http';
import { ErrorNotice, VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

type ReadFailedProps = {
  failure: ApiFailure;
  onRetry: () => void;
  title?: string;
  /** The error is the only content of the page, so it needs the page's heading. */
  isWholePage?: boolean;
};

/** Error message with a retry button for data that failed to load. */
export function ReadFailed({ failure, onRetry, title, isWholePage = false }: ReadFailedProps) {
  const t = useText();
  const shown = title ?? t('failed.title');
  return (
    <>
      {isWholePage && (
        <h1>
          <VisuallyHidden>{shown}</VisuallyHidden>
        </h1>
      )}
      <ErrorNotice title={shown} requestId={failure.requestId} onRetry={onRetry}>
        {t(`failed.${failure.kind}`)}
      </ErrorNotice>
    </>
  );
}
