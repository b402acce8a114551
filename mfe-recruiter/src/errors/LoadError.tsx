import { type ApiErrorData, errorText } from '@cpa/shared/http';
import { Button, EmptyState, LoadError as LoadErrorNotice, MailIcon } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import { isUnsecured } from './isUnsecured.ts';

/** The shared notice with texts for an unverified account, a missing second step and for content of another company. */
export function LoadError({ error, onRetry }: { error: ApiErrorData | null; onRetry: () => void }) {
  const t = useText();
  if (isUnsecured(error)) return <LoadErrorNotice error={error}>{errorText(error)}</LoadErrorNotice>;
  if (error?.status === 403 && error.code === 'not_verified') {
    return (
      <EmptyState
        icon={<MailIcon size={24} />}
        title={t('loadError.unverified.title')}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('loadError.unverified.again')}
          </Button>
        }
      >
        {t('loadError.unverified.text')}
      </EmptyState>
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
