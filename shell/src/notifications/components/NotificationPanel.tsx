import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useCloseDisclosure } from '../../disclosure/Disclosure.tsx';
import { useText } from '../messages/texts.ts';
import { NotificationHeader } from './NotificationHeader.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationPanel.module.css';

/** List below the bell. */
export default function NotificationPanel() {
  const t = useText();
  const close = useCloseDisclosure();
  return (
    <section className={styles.panel} aria-label={t('list.title')}>
      <NotificationHeader headingLevel={2} onNavigate={close} />
      <div className={styles.scroll}>
        <NotificationList onNavigate={close} />
      </div>
      <p className={styles.footer}>
        <Link to={paths.notifications} onClick={close}>
          {t('list.see')}
        </Link>
      </p>
    </section>
  );
}
