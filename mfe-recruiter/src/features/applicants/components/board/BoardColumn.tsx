import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicantListItem, ApplicationStatus } from '@cpa/shared/contracts';
import { StatusDot, useApplicationStatusName } from '@cpa/shared/domain';
import { IconButton, XIcon } from '@cpa/shared/ui';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useText } from '../../../../messages/texts.ts';
import { selectFreshIds } from '../../state/applicantsSlice.ts';
import { selectMoving } from '../../state/movesSlice.ts';
import type { MoveActions } from '../moves/useMoveActions.ts';
import type { Selection } from '../useSelection.ts';
import { useStoredScroll } from '../useStoredScroll.ts';
import { revealRow, useVirtualRows } from '../useVirtualRows.ts';
import styles from './ApplicantBoard.module.css';
import { BoardCard } from './BoardCard.tsx';
import { columnData } from './dragData.ts';

/** Height of a card in pixels, with the gap below it. */
const CARD = 76 + 7;

/** Place at which a dragged card can be dropped: before the card at a row, or the column as a whole. */
export type DropAt = number | 'column';

type BoardColumnProps = {
  status: ApplicationStatus;
  cards: readonly ApplicantListItem[];
  /** Query of the pages of the applicants. */
  query: string;
  withVacancy: boolean;
  selection: Selection;
  onMenu: MoveActions['openMenu'];
  /** ID of the card that is dragged. */
  dragged: number | null;
  dropAt: DropAt | null;
  /** Receives the function that scrolls this column to a card. */
  scrollers: RefObject<Map<ApplicationStatus, (index: number) => void>>;
  /** The column was opened by the user and can be closed again. */
  isCollapsible: boolean;
  onCollapse: (status: ApplicationStatus) => void;
};

/** The cards of one status. Scrolls separately, with virtual rows. Renders when one of its cards changes. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, cards, query, withVacancy, selection, onMenu, dragged, dropAt } = props;
  const { scrollers, isCollapsible, onCollapse } = props;
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const columnRef = useRef<HTMLElement>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();
  const initialOffset = useStoredScroll(scrollRef, `${pathname}${search} ${status}`);
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const rows = useVirtualRows({ ids, size: CARD, scrollRef, initialOffset });
  useEffect(() => {
    const { current } = scrollers;
    current.set(status, (index) => revealRow(rows, index));
    return () => void current.delete(status);
  });
  useEffect(() => {
    if (!columnRef.current || !scrollRef.current) return undefined;
    return combine(
      dropTargetForElements({
        element: columnRef.current,
        getData: ({ input }) => columnData.write({ status, row: rowAt(listRef.current, input.clientY) }),
      }),
      autoScrollForElements({ element: scrollRef.current }),
    );
  }, [status]);
  const moving = useSelector(selectMoving);
  const fresh = useSelector(selectFreshIds);
  // One tab stop per column; arrow keys move between cards.
  const [activeId, setActiveId] = useState<number | null>(null);
  const shown = rows.getVirtualItems();
  const tabStop = shown.find(({ index }) => ids[index] === activeId) ?? shown[0];
  const name = statusName(status);

  return (
    <section
      ref={columnRef}
      className={styles.column}
      data-column={status}
      data-target={dropAt !== null || undefined}
      aria-label={name}
    >
      <h2 className={styles.head}>
        <StatusDot status={status} />
        <span>{name}</span>
        <span className={styles.count}>{cards.length}</span>
        {isCollapsible && (
          <IconButton
            className={styles.collapse}
            label={t('applicants.board.collapse', { status: name })}
            icon={<XIcon size={16} />}
            onClick={() => onCollapse(status)}
          />
        )}
      </h2>
      <div
        ref={scrollRef}
        className={styles.cards}
        style={{ overflowY: 'auto' }}
        onFocus={({ target }) => {
          const id = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row']);
          if (id) setActiveId(id);
        }}
      >
        {dropAt === 'column' && (
          <div className={styles.drop}>{t('applicants.board.drop', { status: name })}</div>
        )}
        {cards.length === 0 && dropAt === null && (
          <p className={styles.none}>{t('applicants.board.empty')}</p>
        )}
        <ul ref={listRef} className={styles.list} style={{ height: rows.getTotalSize() }}>
          {typeof dropAt === 'number' && (
            <li
              data-drop-line
              className={styles.line}
              style={{ translate: `0 ${dropAt * CARD}px` }}
              aria-hidden
            />
          )}
          {shown.map(({ index, start }) => {
            const applicant = cards[index]!;
            return (
              <BoardCard
                key={applicant.id}
                applicant={applicant}
                status={status}
                top={start}
                position={index + 1}
                count={cards.length}
                withVacancy={withVacancy}
                query={query}
                isTabStop={index === tabStop?.index}
                isSelected={selection.ids.has(applicant.id)}
                isFresh={fresh.includes(applicant.id)}
                isMoving={applicant.id in moving}
                isDragged={dragged === applicant.id}
                onToggle={selection.toggle}
                onMenu={onMenu}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}, isSame);

/** Returns the row before which a card dropped at this height of the window is placed. */
function rowAt(list: HTMLElement | null, clientY: number): number {
  if (!list) return 0;
  const { top, height } = list.getBoundingClientRect();
  return Math.round(Math.min(Math.max(clientY - top, 0), height) / CARD);
}

/** Compares the cards of a column one by one: their list is new after each change of any applicant. */
function isSame(before: BoardColumnProps, after: BoardColumnProps): boolean {
  const keys = Object.keys(after) as (keyof BoardColumnProps)[];
  return (
    keys.every((key) => key === 'cards' || key === 'selection' || Object.is(before[key], after[key])) &&
    hasSameCards(before, after) &&
    hasSameSelection(before, after)
  );
}

/** Returns true if only cards of other columns were selected. */
function hasSameSelection({ selection: before }: BoardColumnProps, { cards, selection }: BoardColumnProps) {
  return (
    before.toggle === selection.toggle &&
    (before.ids === selection.ids || cards.every(({ id }) => before.ids.has(id) === selection.ids.has(id)))
  );
}

function hasSameCards({ cards }: BoardColumnProps, after: BoardColumnProps): boolean {
  return cards.length === after.cards.length && cards.every((card, index) => card === after.cards[index]);
}
