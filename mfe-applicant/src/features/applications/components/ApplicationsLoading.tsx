import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicationList.module.css';

const CARDS = [1, 2, 3];

/** As high as the cards that come. */
export function ApplicationsLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('applications.loading')}>
      <p className={styles.count}>
        <Skeleton width={110} />
      </p>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.loading!} height="" />
        ))}
      </div>
    </LoadingArea>
  );
}
