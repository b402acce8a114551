import type { VacancyCard, VacancyPage } from '@cpa/shared/contracts';
import { type FocusEvent, type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { DisplayedList } from '../model/displayedList.ts';
import { storeGeometry, listGeometry } from '../state/storedGeometry.ts';
import type { ViewType } from '../state/viewTypePreference.ts';
import { CardPage } from './CardPage.tsx';
import { useIsPrinting } from './useIsPrinting.ts';
import { useWindowWidth } from './useWindowWidth.ts';
import styles from './VacancyResults.module.css';

/** Pages rendered at first for a list without stored geometry. */
const INITIAL_PAGES = 2;

type CardListProps = {
  list: DisplayedList;
  /** Cards of each page, without duplicates. */
  cards: readonly (readonly VacancyCard[])[];
  /** Number of vacancies above this list. */
  before: number;
  viewType: ViewType;
  selectedId: number | null;
  onOpen: (id: number, event: MouseEvent) => void;
  onPrefetch: (id: number) => void;
};

/** Virtualised list: renders the pages near the viewport and around the focus, so that Tab can move on. */
export function CardList({ list, cards, before, viewType, selectedId, onOpen, onPrefetch }: CardListProps) {
  const { queryKey, pages } = list;
  const width = useWindowWidth();
  const isPrinting = useIsPrinting();
  const [focused, setFocused] = useState<number | null>(null);
  const seen = useMemo(() => listGeometry(`${viewType} ${width} ${queryKey}`), [viewType, width, queryKey]);
  useEffect(() => {
    window.addEventListener('pagehide', storeGeometry);
    return () => window.removeEventListener('pagehide', storeGeometry);
  }, []);
  const positions = useMemo(() => firstPositions(pages, cards, before), [pages, cards, before]);
  const [first] = pages;
  if (!first) return null;
  return (
    // Events bubble up from the links inside.
    <div
      role="presentation"
      onFocus={({ target }) => setFocused(pageAround(target))}
      onBlur={(event) => hasLeft(event) && setFocused(null)}
    >
      <div role="list" className={styles.cards}>
        {pages.map(({ page }, index) => {
          const vacancies = cards[index] ?? [];
          const isNew = !seen.heights.has(page) && (index < INITIAL_PAGES || index === pages.length - 1);
          return (
            <CardPage
              key={page}
              page={page}
              vacancies={vacancies}
              position={positions[index] ?? 1}
              total={first.total}
              viewType={viewType}
              seen={seen}
              isInitiallyNear={seen.near.has(page) || isNew}
              isPinned={isPrinting || (focused !== null && Math.abs(page - focused) <= 1)}
              selectedId={vacancies.some(({ id }) => id === selectedId) ? selectedId : null}
              onPrefetch={onPrefetch}
              onOpen={onOpen}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Returns the 1-based position of each page's first card in the whole list. */
function firstPositions(
  [first]: readonly VacancyPage[],
  cards: readonly (readonly VacancyCard[])[],
  before: number,
): number[] {
  const positions = [(first ? (first.page - 1) * first.per_page + 1 : 1) + before];
  for (const { length } of cards) positions.push(positions.at(-1)! + length);
  return positions;
}

function pageAround(target: Element): number | null {
  const page = Number(target.closest('[data-page]')?.getAttribute('data-page'));
  return page > 0 ? page : null;
}

/** A window that loses the focus gets it back later, so only a focus change within the page counts. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
