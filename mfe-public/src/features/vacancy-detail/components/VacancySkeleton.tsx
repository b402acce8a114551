import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './VacancyArticle.module.css';
import factStyles from './VacancyFacts.module.css';
import type { VacancyLayout } from '../model/vacancyLayout.ts';

export function VacancySkeleton({ layout }: { layout: VacancyLayout }) {
  const t = useText();
  return (
    <div className={styles.frame} data-layout={layout}>
      <LoadingArea className={styles.article} label={t('vacancy.loading')}>
        <div className={styles.banner} />
        <div className={styles.head}>
          <Skeleton
            className={`${styles.avatar} ${styles.skeletonAvatar}`}
            width={60}
            height={60}
            shape="block"
          />
          <Skeleton className="above-3" width="70%" height={30} />
          <Skeleton className="above-2" width="50%" height={20} />
          <Skeleton className="above-2" width="60%" height={22} />
        </div>
        <div className={styles.actions}>
          <Skeleton height={42} shape="block" />
        </div>
        <div className={factStyles.facts}>
          {['salary', 'workload', 'languages', 'closes'].map((fact) => (
            <Skeleton key={fact} height={42} />
          ))}
        </div>
        <div className={styles.part}>
          <Skeleton width="40%" height={18} />
          {[96, 100, 92, 60].map((width) => (
            <Skeleton key={width} className="above-2" width={`${width}%`} height={16} />
          ))}
        </div>
      </LoadingArea>
    </div>
  );
}
