import { LinkedServices, SecuritySections } from '@cpa/shared/account';
import { selectProfile } from '@cpa/shared/session';
import { ShortcutSwitch } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { linkedServices } from '../state/linkedServices.ts';
import { security } from '../../../security/security.ts';
import { AccountSection } from './AccountSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './account.module.css';

/** The account of the recruiter. A hash in the URL scrolls to its section. */
export function AccountPage() {
  const t = useText();
  const isVerified = useSelector(selectProfile)?.verified !== false;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.page}>
      <ProfileForm />
      <NotificationSettings />
      {isVerified && <CalendarSection />}
      <AccountSection id="shortcuts" title={t('help.title')} text={t('help.note')}>
        <ShortcutSwitch />
      </AccountSection>
      <PasswordSection />
      <SecuritySections security={security} Section={AccountSection} />
      <SessionList />
      <LinkedServices linked={linkedServices} Section={AccountSection} />
      <DeleteAccount />
    </div>
  );
}
