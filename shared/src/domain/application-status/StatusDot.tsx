import type { ApplicationStatus } from '../../contracts/index.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './status.module.css';

/**
 * Class of an element with `data-status`: gives it the custom properties `--status-dot`, `--status-tint` and
 * `--status-text`.
 */
export const statusColours = styles.status;

/** The colour of a status. Always next to its name. */
export function StatusDot({ status }: { status: ApplicationStatus }) {
  return <span className={classNames(styles.dot, statusColours)} data-status={status} aria-hidden />;
}
