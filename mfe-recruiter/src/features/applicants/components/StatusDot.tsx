import type { ApplicationStatus } from '@cpa/shared/contracts';
import styles from './StatusDot.module.css';

/** The colour of a status. Always next to its name. */
export function StatusDot({ status }: { status: ApplicationStatus }) {
  return <span className={styles.dot} data-status={status} aria-hidden />;
}
