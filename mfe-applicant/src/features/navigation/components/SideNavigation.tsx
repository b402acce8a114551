import { selectDisplayName, selectProfileImage } from '@cpa/shared/session';
import { Avatar } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { entries } from '../model/entries.ts';
import styles from './SideNavigation.module.css';

/** The sidebar of wide screens: the applicant, links to the applicant pages and, at its bottom, `children`. */
export function SideNavigation({ children }: { children?: ReactNode }) {
  const t = useText();
  const name = useSelector(selectDisplayName);
  const image = useSelector(selectProfileImage);
  return (
    <div className={styles.side}>
      <div className={styles.inside}>
        <div className={styles.person}>
          <Avatar name={name} src={image} size={36} />
          <span className={styles.personName} dir="auto">
            {name}
          </span>
        </div>
        <nav aria-label={t('nav.label')}>
          <ul className={styles.list}>
            {entries.map(({ to, label, Icon, isExact = false }) => (
              <li key={to}>
                <NavLink to={to} end={isExact} className={styles.entry!}>
                  <Icon />
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </div>
  );
}
