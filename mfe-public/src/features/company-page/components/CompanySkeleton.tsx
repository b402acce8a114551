import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyPage.module.css';

export function CompanySkeleton() {
  const t = useText();
  return (
    <LoadingArea label={t('company.loading')} className={styles.profile}>
      <div className={styles.head}>
        <Skeleton width={72} height={72} shape="block" />
        <div className={styles.names}>
          <Skeleton width="min(360px, 80%)" height={34} />
          <Skeleton className={styles.skeletonLine!} width="min(240px, 60%)" height={18} />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          {[92, 100, 96, 70].map((width) => (
            <Skeleton key={width} className={styles.skeletonLine!} width={`${width}%`} height={16} />
          ))}
        </div>
        <Skeleton height={220} shape="block" />
      </div>
    </LoadingArea>
  );
}
