import type { VacancyCard as Vacancy } from '@cpa/shared/contracts';
import { memo, type MouseEvent, useRef } from 'react';
import { VacancyCard } from '../../../vacancies/card/VacancyCard.tsx';
import { heightOf, type ListGeometry } from '../model/listGeometry.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import { useIsNearViewport } from './useIsNearViewport.ts';
import styles from './VacancyResults.module.css';

type CardPageProps = {
  page: number;
  vacancies: readonly Vacancy[];
  /** 1-based position of the first card in the whole list, and the total. */
  position: number;
  total: number;
  viewType: ViewType;
  seen: ListGeometry;
  isInitiallyNear: boolean;
  /** Rendered regardless of its position: the focus is on or next to it, or the list is being printed. */
  isPinned: boolean;
  /** Null if the selected card is on another page. */
  selectedId: number | null;
  onOpen: (id: number, event: MouseEvent) => void;
  onPrefetch: (id: number) => void;
};

/** Page of a virtualised list. Far from the viewport, an empty box with the height of its cards. */
export const CardPage = memo(function CardPage(props: CardPageProps) {
  const { page, vacancies, position, total, viewType, seen, selectedId, onOpen, onPrefetch } = props;
  const box = useRef<HTMLDivElement>(null);
  const isRendered = useIsNearViewport({ box, ...props });
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.group}
      data-page={page}
      data-view={viewType}
      style={isRendered ? undefined : { blockSize: heightOf(seen, page, vacancies.length) }}
    >
      {isRendered &&
        vacancies.map((vacancy, index) => (
          <div
            key={vacancy.id}
            role="listitem"
            aria-posinset={position + index}
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
