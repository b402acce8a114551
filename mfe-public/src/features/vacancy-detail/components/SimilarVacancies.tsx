import type { VacancyCard as Card } from '@cpa/shared/contracts';
import { useText } from '../../../messages/texts.ts';
import { VacancyCard } from '../../../vacancies/card/VacancyCard.tsx';

type SimilarVacanciesProps = { vacancies: readonly Card[]; onPrefetch?: (id: number) => void };

export function SimilarVacancies({ vacancies, onPrefetch }: SimilarVacanciesProps) {
  const t = useText();
  if (vacancies.length === 0) return null;
  return (
    <section className="stack-3">
      <h2 className="text-20">{t('vacancy.similar')}</h2>
      <ul className="stack-3">
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} onPrefetch={onPrefetch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
