import { CircleCheckIcon } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import styles from './feedback.module.css';

/** What was asked for is done. A screen reader hears it where it stands in a `role="status"`. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <span className={styles.done}>
      <CircleCheckIcon />
      <span>{children}</span>
    </span>
  );
}
