import { Skeleton } from '@cpa/shared/ui';
import styles from './VacancyCard.module.css';

/** Cards on their way, each as high as the one that will stand in its place. */
export function VacancyCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- they are all alike
    <div key={index} className={styles.ghost} aria-hidden="true">
      <Skeleton width={48} height={48} />
      <div className={styles.body}>
        <Skeleton width="62%" height={20} />
        <Skeleton width="38%" height={16} />
        <Skeleton width="54%" height={16} />
      </div>
    </div>
  ));
}
