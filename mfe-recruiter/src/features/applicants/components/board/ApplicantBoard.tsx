import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ApplicationStatus } from '@cpa/shared/contracts';
import { ACTIVE_STATUSES } from '../../../../applicant-list/applicantView.ts';
import { listQuery } from '../../../../applicant-list/listQuery.ts';
import { hasBoardOrder } from '../../../../applicant-list/sortApplicants.ts';
import { VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { type BoardColumn as Column, boardColumns } from '../../model/board.ts';
import { isOwnPlace } from '../../model/boardPlaces.ts';
import { selectMoving, selectMovingTo } from '../../state/movesSlice.ts';
import { useFocusRequest } from '../useFocusRequest.ts';
import type { ApplicantViewProps } from '../viewProps.ts';
import styles from './ApplicantBoard.module.css';
import { BoardColumn, type DropAt } from './BoardColumn.tsx';
import { LIFT_HINT_ID } from './liftHint.ts';
import { ColumnStrip } from './ColumnStrip.tsx';
import { type BoardDrag, useBoardDrag } from './useBoardDrag.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useBoardLift } from './useBoardLift.ts';

/** Board with a column per status. Cards move by drag and drop and by the menu of each card. */
export default function ApplicantBoard({
  applicants,
  view,
  vacancyId,
  selection,
  actions,
}: ApplicantViewProps) {
  const t = useText();
  const boardRef = useRef<HTMLDivElement>(null);
  const moving = useSelector(selectMoving);
  const movingTo = useSelector(selectMovingTo);
  const live = useMemo(() => boardColumns(applicants, moving, movingTo), [applicants, moving, movingTo]);
  const { opened, open: openColumn, collapse } = useOpenedColumns(boardRef);
  const isOpen = (status: ApplicationStatus, count: number) =>
    opened.includes(status) || (count > 0 && isShown(view.status, status));
  const canPlace = hasBoardOrder(view);
  const { lift, announcement, onKey, onBlur } = useBoardLift({
    columns: live,
    isOpen: ({ status, applicants: cards }) => isOpen(status, cards.length),
    actions,
    canPlace,
  });
  const drag = useBoardDrag({ boardRef, columns: live, actions, canPlace }) ?? lift;
  const columns = drag?.columns ?? live;
  const open = columns.filter(({ status, applicants: cards }) => isOpen(status, cards.length));
  const ids = open.flatMap(({ applicants: cards }) => cards.map(({ id }) => id));
  const scrollers = useRef(new Map<ApplicationStatus, (index: number) => void>());
  const scrollTo = (id: number) => {
    const column = open.find(({ applicants: cards }) => cards.some((card) => card.id === id));
    if (column) scrollers.current.get(column.status)?.(column.applicants.findIndex((card) => card.id === id));
  };
  useFocusRequest({
    request: actions.focusRequest,
    ids,
    rootRef: boardRef,
    scrollTo: (index) => scrollTo(ids[index]!),
  });
  // The selected card shows its own checkbox at once; all others follow after the paint.
  const isSelecting = useDeferredValue(selection.ids.size > 0);
  const moveFocus = useBoardKeys({ columns: open, boardRef, scrollTo });
  useScrollToFirst(boardRef, open[0]?.status);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the cards inside */}
      <div
        ref={boardRef}
        className={styles.board}
        style={{ overflowX: 'auto' }}
        role="group"
        aria-label={t('applicants.board.label')}
        // Here, not on each card: every card shows its checkbox while a selection exists.
        data-selecting={isSelecting || undefined}
        onKeyDown={(event) => onKey(event) || moveFocus(event)}
        onBlur={onBlur}
      >
        {columns.map(({ status, applicants: cards }) =>
          isOpen(status, cards.length) ? (
            <BoardColumn
              key={status}
              status={status}
              cards={cards}
              query={listQuery(view, { vacancyId, stage: status })}
              withVacancy={vacancyId === null}
              selection={selection}
              onMenu={actions.openMenu}
              dragged={drag?.id ?? null}
              dropAt={drag && dropAt(drag, { status, applicants: cards })}
              scrollers={scrollers}
              onCollapse={collapse}
              isCollapsible={opened.includes(status)}
            />
          ) : (
            <ColumnStrip
              key={status}
              status={status}
              count={cards.length}
              isTarget={drag?.over?.status === status}
              onOpen={() => openColumn(status)}
            />
          ),
        )}
      </div>
      <VisuallyHidden>
        <span id={LIFT_HINT_ID}>{t('applicants.lift.hint')}</span>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

/** Columns that the user has opened. A new one receives the focus: it replaces the button that opened it. */
function useOpenedColumns(boardRef: React.RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<readonly ApplicationStatus[]>([]);
  const focused = useRef<ApplicationStatus | null>(null);
  useEffect(() => {
    const column = `[data-column="${focused.current}"]`;
    if (focused.current && opened.includes(focused.current)) {
      boardRef.current?.querySelector<HTMLElement>(`${column} :is(a, button)`)?.focus();
      focused.current = null;
    }
  }, [boardRef, opened]);
  const open = useCallback((status: ApplicationStatus) => {
    focused.current = status;
    // Rendering its cards and laying out all columns would delay the paint after the click.
    startTransition(() => setOpened((others) => [...others, status]));
  }, []);
  const collapse = useCallback(
    (status: ApplicationStatus) =>
      startTransition(() => setOpened((others) => others.filter((each) => each !== status))),
    [],
  );
  return { opened, open, collapse };
}

/** Returns the drop position in a column; null where the card would not move. */
function dropAt({ id, from, over }: BoardDrag, column: Column): DropAt | null {
  if (over?.status !== column.status) return null;
  if (over.row === null || column.applicants.length === 0) return from === column.status ? null : 'column';
  return isOwnPlace(column, over.row, id) ? null : over.row;
}

/** Columns of ended applications open on request, so that five columns fit a window of 1280 px. */
function isShown(filter: ApplicationStatus | 'active' | null, status: ApplicationStatus): boolean {
  if (filter === null || filter === 'active') return ACTIVE_STATUSES.includes(status);
  return filter === status;
}

/** Narrow windows scroll the board sideways; the first open column starts in view. */
function useScrollToFirst(
  boardRef: React.RefObject<HTMLElement | null>,
  status: ApplicationStatus | undefined,
) {
  const first = useRef(status);
  useEffect(() => {
    if (!first.current) return;
    const column = boardRef.current?.querySelector<HTMLElement>(`[data-column="${first.current}"]`);
    if (column && boardRef.current)
      boardRef.current.scrollLeft = column.offsetLeft - boardRef.current.offsetLeft;
  }, [boardRef]);
}
