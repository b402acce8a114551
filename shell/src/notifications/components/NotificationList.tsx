import { Button, EmptyState, LoadError } from '@cpa/shared/ui';
import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ManifestIcon } from '../../manifest-icon/ManifestIcon.tsx';
import { useText } from '../messages/texts.ts';
import { sectionOf } from '../model/notificationTime.ts';
import { events, selectNotifications } from '../state/notificationsSlice.ts';
import { BELL } from './BellFace.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationList.module.css';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import { OlderNotifications } from './OlderNotifications.tsx';
import { useTimeFormat } from './useTimeFormat.ts';

const SECTIONS = ['today', 'week', 'earlier'] as const;

/** The notifications by age, in their four states. */
export function NotificationList({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const formatTime = useTimeFormat();
  const { status, error, items, filter, loadedAt } = useSelector(selectNotifications);
  // The panel has its own heading below that of the page.
  const level = onNavigate ? 3 : 2;
  const Heading = `h${level}` as const;
  const retry = () => dispatch(events.listRetried());

  useEffect(() => {
    dispatch(events.listOpened());
    return () => void dispatch(events.listClosed());
  }, [dispatch]);

  if (items.length === 0) {
    if (status === 'failed') return <LoadError error={error} title={t('bell.failed')} onRetry={retry} />;
    if (status !== 'loaded') return <NotificationSkeleton />;
    const isFiltered = filter === 'unread';
    return (
      <EmptyState
        icon={<ManifestIcon paths={BELL} size={24} />}
        title={t(isFiltered ? 'list.emptyUnread' : 'list.empty')}
        headingLevel={level}
        className={styles.empty}
      >
        {t(isFiltered ? 'list.emptyUnreadText' : 'list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      {status === 'failed' && loadedAt !== null && (
        <div role="alert" className={styles.stale}>
          <p>{t('list.stale', { time: formatTime(loadedAt) })}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {t('list.retry')}
          </Button>
        </div>
      )}
      {SECTIONS.map((section) => {
        const inside = items.filter(({ at }) => sectionOf(at) === section);
        if (inside.length === 0) return null;
        return (
          <section key={section} aria-labelledby={`${id}${section}`}>
            <Heading id={`${id}${section}`} className={styles.section}>
              {t(`list.${section}`)}
            </Heading>
            <ul className="plain-list">
              {inside.map((item) => (
                <NotificationItem key={item.id} notification={item} onNavigate={onNavigate} />
              ))}
            </ul>
          </section>
        );
      })}
      <OlderNotifications />
    </>
  );
}
