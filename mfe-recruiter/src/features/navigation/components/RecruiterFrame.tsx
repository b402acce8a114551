import type { ReactNode } from 'react';
import { SideNavigation } from './SideNavigation.tsx';
import styles from './RecruiterFrame.module.css';

type RecruiterFrameProps = {
  /** Where the page hangs, as a path of links. */
  above?: ReactNode;
  /** The page's heading; left out where the content brings its own. */
  title?: string;
  /** Beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
};

/** What every page of the dashboard has around it: the side navigation, and the heading in its place. */
export function RecruiterFrame({ above, title, beside, children }: RecruiterFrameProps) {
  return (
    <div className={styles.frame}>
      <SideNavigation />
      <div className={styles.page}>
        {above && <div className={styles.above}>{above}</div>}
        {title && (
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {beside}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
