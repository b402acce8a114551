import { useHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { ErrorNotice, Link, VisuallyHidden, lazyComponent, useMediaQuery } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Disclosure } from '../../disclosure/Disclosure.tsx';
import { useText } from '../messages/texts.ts';
import { startNotifications } from '../startNotifications.ts';
import { events, selectNotifications } from '../state/notificationsSlice.ts';
import { BellFace } from './BellFace.tsx';
import styles from './NotificationBell.module.css';
import { useAnnouncedCount } from './useAnnouncedCount.ts';

/** Up to this width the notifications are a page instead of a panel. */
const PHONE = '(max-width: 767px)';

const panel = lazyComponent(
  () => import(/* webpackChunkName: "notification-panel" */ './NotificationPanel.tsx'),
);

/** Bell with the unread count: opens the panel, on phones the page. */
export default function NotificationBell() {
  const t = useText();
  const host = useHost();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const userId = profile?.id;
  const { unread: counted, isCounted } = useSelector(selectNotifications);
  // Until it is counted, the count of the session.
  const unread = isCounted ? counted : (profile?.waiting?.unread ?? 0);
  const announced = useAnnouncedCount(isCounted ? unread : null);
  const isPhone = useMediaQuery(PHONE);

  useEffect(() => {
    startNotifications(host);
    if (userId !== undefined) dispatch(events.bellShown());
  }, [host, dispatch, userId]);

  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label');
  const face = <BellFace unread={unread} />;
  return (
    <>
      {isPhone ? (
        <Link variant="plain" className={styles.link} to={paths.notifications} aria-label={label}>
          {face}
        </Link>
      ) : (
        <div onPointerEnter={panel.prefetch} onFocus={panel.prefetch}>
          <Disclosure label={label} face={face} panelClassName={styles.panel}>
            <Panel />
          </Disclosure>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{announced > 0 && t('bell.announced', { count: announced })}</span>
      </VisuallyHidden>
    </>
  );
}

function Panel() {
  const t = useText();
  const { Component, isFailed } = panel.useComponent(true);
  if (isFailed) return <ErrorNotice title={t('bell.failed')} />;
  return Component ? <Component /> : <div className={styles.waiting} />;
}
