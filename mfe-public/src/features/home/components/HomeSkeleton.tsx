import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { VacancyCardSkeletons } from '../../../vacancies/card/VacancyCardSkeletons.tsx';
import styles from './HomeSection.module.css';

export function HomeSkeleton() {
  const t = useText();
  return (
    <LoadingArea label={t('home.loading')}>
      <div className="row-1-4 baseline between below-4">
        <Skeleton width={260} height={35} />
      </div>
      <div className={styles.two}>
        <VacancyCardSkeletons count={8} />
      </div>
    </LoadingArea>
  );
}
