import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** Page title with an optional introduction. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 dir="auto">{title}</h1>
      {children && (
        <p className={styles.intro} dir="auto">
          {children}
        </p>
      )}
    </div>
  );
}
