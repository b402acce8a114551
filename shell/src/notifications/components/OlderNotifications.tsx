import { Button } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { events, selectNotifications } from '../state/notificationsSlice.ts';
import styles from './NotificationList.module.css';

/** Loads the next page when it scrolls into view; the button is for the keyboard and for a retry. */
export function OlderNotifications() {
  const t = useText();
  const dispatch = useDispatch();
  const end = useRef<HTMLDivElement>(null);
  const { next, older } = useSelector(selectNotifications);
  const isWaiting = next !== null && older === 'idle';

  useEffect(() => {
    if (!isWaiting || !end.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) dispatch(events.olderRequested());
      },
      { rootMargin: '200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, dispatch]);

  if (next === null) return null;
  return (
    <div ref={end} className={styles.older}>
      {older === 'failed' && <p role="alert">{t('list.olderFailed')}</p>}
      <Button
        variant="quiet"
        size="small"
        isLoading={older === 'loading'}
        onClick={() => dispatch(events.olderRequested())}
      >
        {t(older === 'failed' ? 'list.retry' : 'list.older')}
      </Button>
    </div>
  );
}
