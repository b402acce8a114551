import { CircleCheckIcon } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import styles from './feedback.module.css';

/** Success message. Put it in a `role="status"` element so that screen readers announce it. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <span className={styles.done}>
      <CircleCheckIcon />
      <span>{children}</span>
    </span>
  );
}
