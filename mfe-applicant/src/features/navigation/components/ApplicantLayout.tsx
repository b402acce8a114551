import type { ReactNode } from 'react';
import { PhoneBar } from './PhoneBar.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import styles from './ApplicantLayout.module.css';

type ApplicantLayoutProps = {
  title: string;
  /** Shown below the title. */
  subtitle?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Shown at the bottom of the sidebar. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The navigation and heading around every applicant page. */
export function ApplicantLayout({ title, subtitle, actions, aside, children }: ApplicantLayoutProps) {
  return (
    <div className={styles.layout}>
      <SideNavigation>{aside}</SideNavigation>
      <div className={styles.page}>
        <div className={styles.header}>
          <div className={styles.headings}>
            <h1 className={styles.title}>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {actions}
        </div>
        {children}
      </div>
      <PhoneBar />
    </div>
  );
}
