import { paths } from '@cpa/shared/routing';
import { FileTextIcon, UserIcon } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicantLayout.module.css';

const entries = [
  { to: paths.applicant.applications, label: 'nav.applications', Icon: FileTextIcon },
  { to: paths.applicant.profile, label: 'nav.profile', Icon: UserIcon },
] as const;

/** The heading and navigation around every applicant page. */
export function ApplicantLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.layout}>
      <nav aria-label={t('nav.label')}>
        <ul className={styles.list}>
          {entries.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.entry!}>
                <Icon />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
