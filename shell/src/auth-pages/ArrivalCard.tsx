import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { AuthCard } from './AuthCard.tsx';
import { useText } from './messages/texts.ts';

/** Shown to a signed-in user until the profile determines the landing page. */
export function ArrivalCard() {
  const t = useText();
  return (
    <AuthCard heading={t('arrival.heading')}>
      <LoadingArea label={t('arrival.loading')}>
        <Skeleton />
        <Skeleton width="60%" />
      </LoadingArea>
    </AuthCard>
  );
}
