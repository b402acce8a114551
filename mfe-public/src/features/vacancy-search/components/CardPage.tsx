import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { memo, type MouseEvent, useRef } from 'react';
import { VacancyCard } from '../../../vacancy-card/VacancyCard.tsx';
import { heightOf, type ListGeometry } from '../model/listGeometry.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import { useIsNearViewport } from './useIsNearViewport.ts';
import styles from './VacancyResults.module.css';

type CardPageProps = {
  page: number;
  vacancies: readonly Vacancy[];
  /** The place of its first card in the whole list, counted from 1, and how many that list has. */
  place: number;
  total: number;
  viewType: ViewType;
  seen: ListGeometry;
  isNearAtFirst: boolean;
  /** Drawn wherever it is: the focus is on it or beside it, or it is printed. */
  isKept: boolean;
  /** Null when it is on another page. */
  selectedId: number | null;
  onOpen: (id: number, event: MouseEvent) => void;
  onPrefetch: (id: number) => void;
};

/** One page of a list that may have a hundred: far from the window an empty box that is as high as its cards. */
export const CardPage = memo(function CardPage(props: CardPageProps) {
  const { page, vacancies, place, total, viewType, seen, selectedId, onOpen, onPrefetch } = props;
  const box = useRef<HTMLDivElement>(null);
  const isDrawn = useIsNearViewport({ box, ...props });
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
              onPrefetch={onPrefetch}
              onOpen={onOpen}
            />
          </div>
        ))}
    </div>
  );
});
