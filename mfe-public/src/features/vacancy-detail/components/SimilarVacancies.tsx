import type { VacancyCard as Card } from '@cpa/shared/contracts';
import { useText } from '../../../messages/texts.ts';
import { VacancyCard } from '../../../vacancies/card/VacancyCard.tsx';
import styles from './SimilarVacancies.module.css';

type SimilarVacanciesProps = { vacancies: readonly Card[]; onPrefetch?: (id: number) => void };

export function SimilarVacancies({ vacancies, onPrefetch }: SimilarVacanciesProps) {
  const t = useText();
  if (vacancies.length === 0) return null;
  return (
    <section className={styles.similar}>
      <h2 className={styles.title}>{t('vacancy.similar')}</h2>
      <ul className={styles.list}>
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} onPrefetch={onPrefetch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
