import { ShortcutSwitch } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { AccountSection } from './AccountSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './account.module.css';

/** The account of the recruiter. A hash in the URL scrolls to its section. */
export function AccountPage() {
  const t = useText();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.page}>
      <ProfileForm />
      <NotificationSettings />
      <AccountSection id="shortcuts" title={t('help.title')} text={t('help.note')}>
        <ShortcutSwitch />
      </AccountSection>
      <PasswordSection />
      <SessionList />
      <DeleteAccount />
    </div>
  );
}
