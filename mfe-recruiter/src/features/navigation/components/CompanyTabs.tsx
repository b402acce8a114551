import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import styles from './CompanyTabs.module.css';

/** Links between the pages of a company. */
export function CompanyTabs() {
  const t = useText();
  return (
    <nav className={styles.tabs} aria-label={t('company.pages')}>
      <NavLink end to={recruiterPaths.company} className={styles.tab!}>
        {t('company.tab.profile')}
      </NavLink>
      <NavLink to={recruiterPaths.members} className={styles.tab!}>
        {t('members.page')}
      </NavLink>
    </nav>
  );
}
