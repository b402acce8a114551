import { Card, Skeleton } from '@cpa/shared/ui';
import styles from './VacancyCard.module.css';

/** Placeholders with the same height as vacancy cards. */
export function VacancyCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- they are all alike
    <Card key={index} as="div" className={styles.card} aria-hidden>
      <Skeleton width={48} height={48} shape="block" />
      <div className={`${styles.body} ${styles.skeleton}`}>
        <Skeleton width="62%" height={20} />
        <Skeleton width="38%" height={16} />
        <Skeleton width="54%" height={16} />
      </div>
    </Card>
  ));
}
