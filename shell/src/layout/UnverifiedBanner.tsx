import { selectIsUnverified, selectProfile } from '@cpa/shared/session';
import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { verificationMailRequested } from '../session/sessionActions.ts';
import styles from './UnverifiedBanner.module.css';

/** Asks users to verify their e-mail address and offers to send the mail again. */
export function UnverifiedBanner() {
  const t = useText();
  const dispatch = useDispatch();
  const isUnverified = useSelector(selectIsUnverified);
  const profile = useSelector(selectProfile);
  if (!isUnverified || !profile) return null;
  return (
    <div className={styles.banner}>
      <output className="break">{t('account.unverified', { email: profile.email })}</output>
      <Button variant="secondary" size="small" onClick={() => dispatch(verificationMailRequested())}>
        {t('account.sendAgain')}
      </Button>
    </div>
  );
}
