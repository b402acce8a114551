import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The width and the air that every page has; `isNarrow` for what is read from top to bottom. */
export function Page({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>{children}</div>;
}
