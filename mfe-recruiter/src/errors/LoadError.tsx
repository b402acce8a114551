import type { ApiErrorData } from '@cpa/shared/http';
import { LoadError as LoadErrorNotice } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';

/** The shared notice with texts for an unverified account and for content of another company. */
export function LoadError({ error, onRetry }: { error: ApiErrorData | null; onRetry: () => void }) {
  const t = useText();
  if (error?.status === 403 && error.code === 'not_verified') {
    return (
      <LoadErrorNotice error={error} title={t('loadError.unverified.title')} onRetry={onRetry}>
        {t('loadError.unverified.text')}
      </LoadErrorNotice>
    );
  }
  if (error?.status === 404) {
    return (
      <LoadErrorNotice error={error} title={t('loadError.notFound.title')}>
        {t('loadError.notFound.text')}
      </LoadErrorNotice>
    );
  }
  return <LoadErrorNotice error={error} onRetry={onRetry} />;
}
