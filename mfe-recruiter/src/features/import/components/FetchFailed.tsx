import { type ApiFailure, errorText } from '@cpa/shared/http';
import { ErrorNotice } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { failureWords } from '../../../failure/failureWords.ts';
import { useText } from '../../../messages/texts.ts';
import { fetchRequested } from '../state/importEvents.ts';
import { selectImport } from '../state/importSlice.ts';

/** Why the last fetch brought nothing. Where the address is at fault, the form above is the way to go on. */
export function FetchFailed({ failure }: { failure: ApiFailure }) {
  const t = useText();
  const dispatch = useDispatch();
  const { careersUrl } = useSelector(selectImport);
  const canRetry = careersUrl !== null && !failure.errors['careers_url'];
  return (
    <ErrorNotice
      title={t('import.failed')}
      requestId={failure.requestId}
      onRetry={canRetry ? () => dispatch(fetchRequested({ careersUrl })) : undefined}
    >
      {failure.kind === 'status' && failure.status < 500
        ? errorText(failure)
        : t(failureWords(failure).words)}
    </ErrorNotice>
  );
}
