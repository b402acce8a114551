import { NotificationHeader } from './NotificationHeader.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';

/** The same list as a page. */
export function NotificationsPage() {
  return (
    <div className={styles.page}>
      <NotificationHeader headingLevel={1} />
      <NotificationList />
    </div>
  );
}
