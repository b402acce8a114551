import { LoadingArea, Skeleton, classNames } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './PlanGrid.module.css';

const PLACEHOLDERS = [1, 2, 3, 4];

/** A placeholder with the height of a row of plans. */
export function PlansLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('plans.loading')} className={classNames(styles.section, styles.loadingSection)}>
      <Skeleton width={220} height={30} />
      <div className={styles.grid}>
        {PLACEHOLDERS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.loading!} height="" />
        ))}
      </div>
    </LoadingArea>
  );
}
