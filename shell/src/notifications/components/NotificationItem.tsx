import type { Currency, Notification } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { fillPath } from '@cpa/shared/routing';
import { selectVisitorRole } from '@cpa/shared/session';
import { Link, VisuallyHidden } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import {
  type DeclaredNotification,
  findDeclaredNotification,
  useManifestText,
  useReleases,
} from '../../remotes/index.ts';
import { useText } from '../messages/texts.ts';
import { events } from '../state/notificationsSlice.ts';
import styles from './NotificationItem.module.css';
import { NotificationPicture } from './NotificationPicture.tsx';
import { useTimeFormat } from './useTimeFormat.ts';

type Props = { notification: Notification; onNavigate?: (() => void) | undefined };

/** Notification with the texts and the link that its remote declares. */
export function NotificationItem({ notification, onNavigate }: Props) {
  const releases = useReleases();
  const role = useSelector(selectVisitorRole);
  const dispatch = useDispatch();
  const declared = findDeclaredNotification(releases, notification.kind, role);
  const path = declared ? fillPath(declared.path, notification.data) : null;
  const open = () => dispatch(events.itemOpened(notification));
  const content = <Content notification={notification} declared={declared} />;
  return (
    <li className={styles.item} data-unread={!notification.read || undefined}>
      {path === null ? (
        <button type="button" className={styles.link} onClick={open}>
          {content}
        </button>
      ) : (
        <Link
          variant="plain"
          className={styles.link}
          to={path}
          onClick={() => {
            open();
            onNavigate?.();
          }}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

function Content({
  notification,
  declared,
}: {
  notification: Notification;
  declared: DeclaredNotification | undefined;
}) {
  const t = useText();
  const formatTime = useTimeFormat();
  const { at, read } = notification;
  return (
    <>
      <NotificationPicture notification={notification} icon={declared?.icon} />
      <span className={styles.words}>
        {!read && <VisuallyHidden>{t('item.unread')} </VisuallyHidden>}
        {declared ? (
          <DeclaredText notification={notification} declared={declared} />
        ) : (
          <span className={styles.title}>{t('item.unknown')}</span>
        )}
      </span>
      <span className={styles.side}>
        <time dateTime={at}>{formatTime(at)}</time>
        {!read && <span className={styles.dot} aria-hidden />}
      </span>
    </>
  );
}

function DeclaredText({
  notification: { data, count },
  declared: { remote, title, text },
}: {
  notification: Notification;
  declared: DeclaredNotification;
}) {
  const t = useManifestText(remote);
  const own = useText();
  const { formatMoney } = useFormat();
  const { amount, currency, name } = data;
  const values = {
    ...data,
    count,
    ...(typeof amount === 'number' && { total: formatMoney(amount, currency as Currency) }),
    ...(name === '' && { name: own('item.applicant') }),
  };
  return (
    <>
      <span className={styles.title}>{t(title, values)}</span>
      {text !== undefined && <span className="mute">{t(text, values)}</span>}
    </>
  );
}
