import { CircleAlertIcon } from '@cpa/shared/ui';
import styles from './ProfileFiles.module.css';

/** Why something could not be done; spoken when it comes. */
export function Refusal({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p className={styles.refusal} role="alert">
      <CircleAlertIcon />
      {children}
    </p>
  );
}
