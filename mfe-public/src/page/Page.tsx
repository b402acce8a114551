import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** Standard width and padding of a page; `isNarrow` for articles and forms. */
export function Page({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>{children}</div>;
}
