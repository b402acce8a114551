import type { VacancyCard } from '@cpa/shared/contracts';
import { VacancyRow } from '../../../vacancies/card/VacancyRow.tsx';
import styles from './NewestVacancies.module.css';

type NewestVacanciesProps = { vacancies: readonly VacancyCard[]; onPrefetch: (id: number) => void };

/** Newest vacancies as rows of one box. */
export function NewestVacancies({ vacancies, onPrefetch }: NewestVacanciesProps) {
  return (
    <ul className={styles.rows}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className={styles.item}>
          <VacancyRow vacancy={vacancy} isDetailed onPrefetch={onPrefetch} />
        </li>
      ))}
    </ul>
  );
}
