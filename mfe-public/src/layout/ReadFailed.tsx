import type { ApiFailure } from '@cpa/shared/http';
import { ErrorNotice, VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

type ReadFailedProps = {
  failure: ApiFailure;
  onRetry: () => void;
  title?: string;
  /** Nothing else is on the page, so it brings the page's heading. */
  isWholePage?: boolean;
};

/** Something could not be read: says what happened, by its kind, and offers it again. */
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
