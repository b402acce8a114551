import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './NotificationList.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

export function NotificationSkeleton() {
  const t = useText();
  return (
    <LoadingArea label={t('list.loading')} className={styles.skeleton}>
      {ROWS.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton shape="block" width={40} height={40} />
          <span>
            <Skeleton width="70%" height={18} />
            <Skeleton width="50%" height={16} />
          </span>
        </div>
      ))}
    </LoadingArea>
  );
}
