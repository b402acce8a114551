import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { memo, type MouseEvent } from 'react';
import { VacancyCard } from '../../../vacancy-card/VacancyCard.tsx';

type PageOfCardsProps = {
  vacancies: readonly Vacancy[];
  /** Null when it is on another page. */
  selectedId: number | null;
  onOpen: (id: number, event: MouseEvent) => void;
  onHint: (id: number) => void;
};

/** One page of a list that may have a hundred: drawn again only when something on it changes. */
export const PageOfCards = memo(function PageOfCards(props: PageOfCardsProps) {
  const { vacancies, selectedId, onOpen, onHint } = props;
  return vacancies.map((vacancy) => (
    <li key={vacancy.id}>
      <VacancyCard
        vacancy={vacancy}
        level={2}
        isSelected={vacancy.id === selectedId}
        onHint={onHint}
        onOpen={onOpen}
      />
    </li>
  ));
});
