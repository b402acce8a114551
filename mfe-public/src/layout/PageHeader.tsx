import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** What a page is called, and a sentence about it. */
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
