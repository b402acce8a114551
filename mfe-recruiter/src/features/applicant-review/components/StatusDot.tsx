import type { ApplicationStatus } from '@cpa/shared/contracts';
import styles from './StatusDot.module.css';

/** Colour of a status, always next to its name. */
export function StatusDot({ status }: { status: ApplicationStatus }) {
  return <span className={styles.dot} data-status={status} aria-hidden />;
}
