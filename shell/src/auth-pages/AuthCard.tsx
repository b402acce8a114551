import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

/** The one column that every page of signing in stands in. */
export function AuthCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <section className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </section>
    </div>
  );
}
