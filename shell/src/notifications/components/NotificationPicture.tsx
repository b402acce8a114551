import type { Notification } from '@cpa/shared/contracts';
import { Avatar } from '@cpa/shared/ui';
import { ManifestIcon } from '../../manifest-icon/ManifestIcon.tsx';
import { BELL } from './BellFace.tsx';
import styles from './NotificationItem.module.css';

type Props = { notification: Notification; icon: readonly string[] | undefined };

/** The image of the notification with the icon of its kind, or the icon alone. */
export function NotificationPicture({ notification: { data }, icon = BELL }: Props) {
  const { image } = data;
  if (typeof image !== 'string') {
    return (
      <span className={styles.tile} aria-hidden>
        <ManifestIcon paths={icon} />
      </span>
    );
  }
  return (
    <span className={styles.picture} aria-hidden>
      <Avatar name={String(data['company'] ?? '')} src={image} size={40} shape="square" />
      <span className={styles.badge}>
        <ManifestIcon paths={icon} size={12} />
      </span>
    </span>
  );
}
