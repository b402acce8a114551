import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/laterTexts.ts';
import headStyles from './CompanyHead.module.css';
import styles from './CompanyPage.module.css';

export function CompanySkeleton() {
  const t = useText();
  return (
    <LoadingArea label={t('company.loading')} className={styles.profile}>
      <div className={headStyles.cover} />
      <div className={headStyles.head}>
        <Skeleton className={headStyles.logo!} width={104} height={104} shape="block" />
        <div className={headStyles.names}>
          <Skeleton width="min(360px, 80%)" height={34} />
          <Skeleton className="above-2" width="min(240px, 60%)" height={18} />
        </div>
      </div>
      <Skeleton height={77} shape="block" />
      <div className={`${styles.tabs} ${styles.columns}`}>
        <Skeleton height={420} shape="block" />
        <Skeleton height={220} shape="block" />
      </div>
    </LoadingArea>
  );
}
