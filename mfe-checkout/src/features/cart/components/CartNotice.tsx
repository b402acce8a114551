import { CircleAlertIcon } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import styles from './CartNotice.module.css';

type CartNoticeProps = {
  children: ReactNode;
  action?: ReactNode;
  /** `alert` for a notice that appears without an action of the buyer. */
  role?: 'alert';
};

/** Message in the cart about a decision or a fact before paying. */
export function CartNotice({ children, action, role }: CartNoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      <CircleAlertIcon size={18} />
      <p>{children}</p>
      {action}
    </div>
  );
}
