import { CircleAlertIcon } from '@cpa/shared/ui';
import styles from './ProfileFiles.module.css';

/** An error message that screen readers announce when it appears. */
export function InlineError({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p className={styles.error} role="alert">
      <CircleAlertIcon />
      {children}
    </p>
  );
}
