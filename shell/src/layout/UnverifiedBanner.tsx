import { selectIsUnverified, selectProfile } from '@cpa/shared/session';
import { useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import styles from './UnverifiedBanner.module.css';

/** Reminds whoever has not followed the link in their mail yet. */
export function UnverifiedBanner() {
  const t = useText();
  const isUnverified = useSelector(selectIsUnverified);
  const profile = useSelector(selectProfile);
  if (!isUnverified || !profile) return null;
  return <output className={styles.banner}>{t('account.unverified', { email: profile.email })}</output>;
}
