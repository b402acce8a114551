import { classNames } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { events, type NotificationFilter, selectNotifications } from '../state/notificationsSlice.ts';
import styles from './NotificationHeader.module.css';
import { SettingsLink } from './SettingsLink.tsx';

const FILTERS = ['all', 'unread'] as const satisfies readonly NotificationFilter[];

type Props = { headingLevel: 1 | 2; onNavigate?: (() => void) | undefined };

/** Title, "Mark all as read", the settings link and the filters. */
export function NotificationHeader({ headingLevel, onNavigate }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const { unread, filter } = useSelector(selectNotifications);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.header}>
      <div className={styles.row}>
        <Heading className={classNames(styles.title, headingLevel === 1 && styles.large)}>
          {t('list.title')}
        </Heading>
        <button
          type="button"
          className={styles.allRead}
          aria-disabled={unread === 0}
          onClick={() => unread > 0 && dispatch(events.allReadRequested())}
        >
          {t('list.allRead')}
        </button>
        <SettingsLink onNavigate={onNavigate} />
      </div>
      <div className={styles.filters} role="group" aria-label={t('list.filter')}>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.filter}
            aria-pressed={filter === name}
            onClick={() => filter !== name && dispatch(events.filterChosen(name))}
          >
            <span>{t(`list.${name}`)}</span>
            {name === 'unread' && unread > 0 && <span className={styles.count}>{unread}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
