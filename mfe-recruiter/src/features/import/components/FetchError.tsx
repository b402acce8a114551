import { type ApiErrorData, errorText } from '@cpa/shared/http';
import { LoadError } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { fetchRequested } from '../state/importEvents.ts';
import { selectImport } from '../state/importSlice.ts';

/** Explains why the last fetch failed. Offers no retry for an invalid URL, which the form above shows. */
export function FetchError({ error }: { error: ApiErrorData }) {
  const t = useText();
  const dispatch = useDispatch();
  const { careersUrl } = useSelector(selectImport);
  const canRetry = careersUrl !== null && !error.errors['careers_url'];
  return (
    <LoadError
      error={error}
      title={t('import.failed')}
      onRetry={canRetry ? () => dispatch(fetchRequested({ careersUrl })) : undefined}
    >
      {error.kind === 'status' && error.status < 500 ? errorText(error) : undefined}
    </LoadError>
  );
}
