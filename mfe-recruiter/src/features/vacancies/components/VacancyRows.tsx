import type { OwnVacancy } from '@cpa/shared/contracts';
import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { VacancyRow } from './VacancyRow.tsx';
import styles from './VacancyRows.module.css';

type VacancyRowsProps = { vacancies: readonly OwnVacancy[]; headingLevel: 2 | 3 };

export function VacancyRows({ vacancies, headingLevel }: VacancyRowsProps) {
  return (
    <ul className={styles.rows}>
      {vacancies.map((vacancy) => (
        <VacancyRow key={vacancy.id} vacancy={vacancy} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

/** A placeholder with the height of `count` rows. */
export function VacancyRowsLoading({ count }: { count: number }) {
  const t = useText();
  return (
    <LoadingArea label={t('vacancies.loading')} className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.loading!} height="" />
      ))}
    </LoadingArea>
  );
}
