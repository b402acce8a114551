import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';

type Props = {
  text: string;
  onBack: () => void;
  /** What to do without an account. */
  children?: ReactNode;
};

/** Confirms that a link was mailed, without revealing whether the account exists. */
export function LinkMailedCard({ text, onBack, children }: Props) {
  const t = useText();
  return (
    <AuthCard heading={t('magicLink.mailedHeading')}>
      <p role="status">{text}</p>
      {children}
      <p className="mute">
        <Link to={paths.login} onClick={onBack}>
          {t('magicLink.back')}
        </Link>
      </p>
    </AuthCard>
  );
}
