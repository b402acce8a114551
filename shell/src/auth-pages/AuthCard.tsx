import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

/** Column layout of every sign-in page. */
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
