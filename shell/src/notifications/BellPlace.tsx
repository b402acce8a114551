import { paths } from '@cpa/shared/routing';
import { selectIsAuthenticated, selectProfile } from '@cpa/shared/session';
import { lazyComponent, Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import styles from './BellPlace.module.css';
import { BellFace, shownCount } from './components/BellFace.tsx';

const bell = lazyComponent(
  () => import(/* webpackChunkName: "notification-bell" */ './components/NotificationBell.tsx'),
);

/** Loads the bell for signed-in users, in a place of its size. `isReserved` while the session loads. */
export function BellPlace({ isReserved }: { isReserved: boolean }) {
  const isSignedIn = useSelector(selectIsAuthenticated);
  const unread = useSelector(selectProfile)?.waiting?.unread;
  const { Component } = bell.useComponent(isSignedIn);
  if (!isSignedIn && !isReserved) return null;
  return (
    <div className={styles.place}>
      {isSignedIn && (Component ? <Component /> : unread !== undefined && <FirstBell unread={unread} />)}
    </div>
  );
}

/** The bell until its code has loaded, with the count that the session states. Leads to the page. */
function FirstBell({ unread }: { unread: number }) {
  const t = useText();
  const label = unread > 0 ? `${t('notifications.title')} ${shownCount(unread)}` : t('notifications.title');
  return (
    <Link variant="plain" className={styles.link} to={paths.notifications} aria-label={label}>
      <BellFace unread={unread} />
    </Link>
  );
}
