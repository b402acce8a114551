import { LinkedServices, SecuritySections } from '@cpa/shared/account';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { linkedServices } from '../state/linkedServices.ts';
import { security } from '../state/security.ts';
import { BlockedCompanies } from './BlockedCompanies.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteData } from './DeleteData.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SessionList } from './SessionList.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';
import styles from './privacy.module.css';

/** The applicant's data, settings and sessions. A hash in the URL scrolls to its section. */
export function PrivacyPage() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.page}>
      <div className="stack-4 content-start shrink">
        <DataExport />
        <NotificationSettings />
        <SessionList />
        <SecuritySections security={security} Section={PrivacySection} />
        <PasswordSection />
        <BlockedCompanies />
        <LinkedServices linked={linkedServices} Section={PrivacySection} />
      </div>
      <div className="stack-4 content-start shrink">
        <VisibilityChoice />
        <DeleteData />
      </div>
    </div>
  );
}
