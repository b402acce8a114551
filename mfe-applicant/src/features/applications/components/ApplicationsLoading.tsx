import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicationList.module.css';

const PLACEHOLDERS = [1, 2, 3];

/** A placeholder with the height of three cards. */
export function ApplicationsLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('applications.loading')}>
      <p className={styles.count}>
        <Skeleton width={110} />
      </p>
      <div className="stack-4 one-column">
        {PLACEHOLDERS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.loading!} height="" />
        ))}
      </div>
    </LoadingArea>
  );
}
