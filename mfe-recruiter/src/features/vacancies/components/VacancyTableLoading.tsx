import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './VacancyTableLoading.module.css';

/** Placeholder with the height of the tabs, the toolbar and the first rows. */
export function VacancyTableLoading() {
  const t = useText();
  return (
    <LoadingArea label={t('vacancies.loading')}>
      <Skeleton shape="block" className={styles.tabs!} height="" />
      <Skeleton shape="block" className={styles.toolbar!} height="" />
      <div className={styles.rows}>
        {Array.from({ length: 25 }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.row!} height="" />
        ))}
      </div>
    </LoadingArea>
  );
}
