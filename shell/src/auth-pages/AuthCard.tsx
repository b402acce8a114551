import type { ReactNode } from 'react';
import { AuthReasons } from './AuthReasons.tsx';
import { AuthScene } from './AuthScene.tsx';
import styles from './AuthCard.module.css';

type AuthCardProps = {
  heading: string;
  /** Names the benefits of an account, beside the form. */
  hasReasons?: boolean;
  children: ReactNode;
};

/** Layout of every sign-in page: the form, and on wide screens a picture beside it. */
export function AuthCard({ heading, hasReasons = false, children }: AuthCardProps) {
  return (
    <div className={styles.place}>
      <section className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </section>
      <div className={styles.beside}>
        <AuthScene />
        {hasReasons && <AuthReasons />}
      </div>
    </div>
  );
}
