import { paths } from '@cpa/shared/routing';
import { BriefcaseIcon, DownloadIcon, OverviewIcon, UsersIcon } from '@cpa/shared/ui';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import styles from './RecruiterLayout.module.css';

const entries = [
  { to: paths.recruiter.dashboard, label: 'nav.overview', Icon: OverviewIcon, isExact: true },
  { to: paths.recruiter.vacancies, label: 'nav.vacancies', Icon: BriefcaseIcon, isExact: false },
  { to: paths.recruiter.applicants, label: 'nav.applicants', Icon: UsersIcon, isExact: false },
  { to: paths.recruiter.import, label: 'nav.import', Icon: DownloadIcon, isExact: false },
] as const;

/** Links to the recruiter pages: a sidebar on wide screens, a row above the page on phones. */
export function SideNavigation() {
  const t = useText();
  return (
    <nav className={styles.side} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {entries.map(({ to, label, Icon, isExact }) => (
          <li key={to}>
            <NavLink to={to} end={isExact} className={styles.entry!}>
              <Icon />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
