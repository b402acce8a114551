import type { ReactNode } from 'react';
import { SideNavigation } from './SideNavigation.tsx';
import styles from './RecruiterLayout.module.css';

type RecruiterLayoutProps = {
  breadcrumbs?: ReactNode;
  /** Omit if the content has its own heading. */
  title?: string;
  /** Shown next to the title. */
  titleAside?: ReactNode;
  children: ReactNode;
};

/** The side navigation and heading around every recruiter page. */
export function RecruiterLayout({ breadcrumbs, title, titleAside, children }: RecruiterLayoutProps) {
  return (
    <div className={styles.layout}>
      <SideNavigation />
      <div className={styles.page}>
        {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
        {title && (
          <div className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            {titleAside}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
