import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { VacancyCard } from '../../../vacancies/card/VacancyCard.tsx';
import styles from './HomeSection.module.css';

type VacancyTilesProps = { vacancies: readonly Vacancy[]; onPrefetch: (id: number) => void };

export function VacancyTiles({ vacancies, onPrefetch }: VacancyTilesProps) {
  return (
    <ul className={styles.two}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <VacancyCard vacancy={vacancy} isNarrow onPrefetch={onPrefetch} />
        </li>
      ))}
    </ul>
  );
}
