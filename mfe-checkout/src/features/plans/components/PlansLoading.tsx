import { LoadingArea, Skeleton, classNames } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './PlanGrid.module.css';

const CARDS = [1, 2, 3, 4];

/** As high as the plans that come. */
export function PlansLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('plans.loading')} className={classNames(styles.section, styles.waiting)}>
      <Skeleton width={220} height={30} />
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.loading!} height="" />
        ))}
      </div>
    </LoadingArea>
  );
}
