import { useApplicationStatusName } from '@cpa/shared/domain';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { BoardColumn } from '../../model/board.ts';
import type { MoveActions } from '../moves/useMoveActions.ts';
import { ownPlace, placeAfterKey, positionOf } from './liftedPlace.ts';
import { type BoardDrag, dropCard } from './useBoardDrag.ts';

type Options = {
  columns: readonly BoardColumn[];
  isOpen: (column: BoardColumn) => boolean;
  actions: Pick<MoveActions, 'move' | 'place'>;
  canPlace: boolean;
};

export type BoardLift = {
  /** The lifted card, drawn as one that is dragged. */
  lift: BoardDrag | null;
  /** Announces the position of the lifted card to screen readers. */
  announcement: string;
  /** Handles a key; returns whether it was used. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Puts the card back when the focus leaves it. */
  onBlur: (event: FocusEvent) => void;
};

/** Moves a card by keyboard: Enter lifts it, the arrow keys move it, Enter drops it and Escape puts it back. */
export function useBoardLift({ columns, isOpen, actions, canPlace }: Options): BoardLift {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const [lift, setLift] = useState<BoardDrag | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const nameOf = (id: number) =>
    columns.flatMap(({ applicants }) => applicants).find((card) => card.id === id)?.name ??
    t('applicants.removed');
  const placeText = (drag: BoardDrag) => {
    const status = statusName(drag.over!.status);
    const position = positionOf(drag);
    return position ? t('applicants.lift.position', { status, ...position }) : status;
  };
  const start = (id: number) => {
    const column = columns.find(({ applicants }) => applicants.some((card) => card.id === id));
    if (!column || column.status === 'withdrawn') return false;
    const drag = { id, from: column.status, over: ownPlace(column, id, canPlace), columns };
    setLift(drag);
    setAnnouncement(t('applicants.lift.lifted', { name: nameOf(id), place: placeText(drag) }));
    return true;
  };
  const cancel = (drag: BoardDrag) => {
    setLift(null);
    setAnnouncement(t('applicants.lift.cancelled', { name: nameOf(drag.id), status: statusName(drag.from) }));
  };
  const drop = (drag: BoardDrag) => {
    setLift(null);
    setAnnouncement(t('applicants.lift.dropped', { name: nameOf(drag.id), place: placeText(drag) }));
    dropCard(drag, actions);
  };

  return {
    lift,
    announcement,
    onKey(event) {
      if (!lift) {
        const card = event.target as HTMLElement;
        // Enter on the controls in a card is theirs.
        if (event.key !== 'Enter' || card.dataset['row'] === undefined) return false;
        if (!card.hasAttribute('data-movable') || !start(Number(card.dataset['row']))) return false;
        event.preventDefault();
        return true;
      }
      if (event.key === 'Enter') drop(lift);
      else if (event.key === 'Escape') cancel(lift);
      else if (!event.key.startsWith('Arrow')) return false;
      else {
        const over = placeAfterKey(lift, event.key, { isOpen, canPlace });
        if (over) {
          const moved = { ...lift, over };
          setLift(moved);
          setAnnouncement(placeText(moved));
        }
      }
      event.preventDefault();
      return true;
    },
    onBlur({ relatedTarget }) {
      const isInside =
        relatedTarget instanceof HTMLElement && Number(relatedTarget.dataset['row']) === lift?.id;
      if (lift && !isInside) cancel(lift);
    },
  };
}
