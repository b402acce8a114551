import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { memo, type MouseEvent, useRef } from 'react';
import { VacancyCard } from '../../../vacancy-card/VacancyCard.tsx';
import { heightOf, type SeenList } from '../model/seenList.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import { useNearScreen } from './useNearScreen.ts';
import styles from './VacancyResults.module.css';

type PageOfCardsProps = {
  page: number;
  vacancies: readonly Vacancy[];
  /** The place of its first card in the whole list, counted from 1, and how many that list has. */
  place: number;
  total: number;
  viewType: ViewType;
  seen: SeenList;
  isNearAtFirst: boolean;
  /** Drawn wherever it is: the focus is on it or beside it, or it is printed. */
  isKept: boolean;
  /** Null when it is on another page. */
  selectedId: number | null;
  onOpen: (id: number, event: MouseEvent) => void;
  onHint: (id: number) => void;
};

/** One page of a list that may have a hundred: far from the window an empty box that is as high as its cards. */
export const PageOfCards = memo(function PageOfCards(props: PageOfCardsProps) {
  const { page, vacancies, place, total, viewType, seen, selectedId, onOpen, onHint } = props;
  const box = useRef<HTMLDivElement>(null);
  const isDrawn = useNearScreen({ box, ...props });
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.group}
      data-page={page}
      data-view={viewType}
      style={isDrawn ? undefined : { blockSize: heightOf(seen, page, vacancies.length) }}
    >
      {isDrawn &&
        vacancies.map((vacancy, index) => (
          <div
            key={vacancy.id}
            role="listitem"
            aria-posinset={place + index}
            aria-setsize={total}
            className={styles.item}
          >
            <VacancyCard
              vacancy={vacancy}
              level={2}
              isSelected={vacancy.id === selectedId}
              onHint={onHint}
              onOpen={onOpen}
            />
          </div>
        ))}
    </div>
  );
});
