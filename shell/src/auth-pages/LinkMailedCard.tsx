import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';

/** Confirms that a sign-in link was mailed, without revealing whether the account exists. */
export function LinkMailedCard({ onBack }: { onBack: () => void }) {
  const t = useText();
  return (
    <AuthCard heading={t('magicLink.mailedHeading')}>
      <p role="status">{t('magicLink.mailed')}</p>
      <p className="mute">
        <Link to={paths.login} onClick={onBack}>
          {t('magicLink.back')}
        </Link>
      </p>
    </AuthCard>
  );
}
