import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, CircleCheckIcon, UndoIcon } from '@cpa/shared/ui';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { useFocusOnRemoval } from '../../../../status-changes/useFocusOnRemoval.ts';
import { UndoTime } from '../../../../status-changes/UndoTime.tsx';
import { useUndoCountdown } from '../../../../status-changes/useUndoCountdown.ts';
import { undoHeld, undoRequested, type UndoableMove } from '../../state/moveEvents.ts';
import { selectIsUndoing } from '../../state/movesSlice.ts';
import styles from './UndoBar.module.css';

/** A confirmed move with the seconds left to undo it. The server postpones the deadline while the bar is in use. */
export function UndoBar({ move }: { move: UndoableMove }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const isUndoing = useSelector((state: object) => selectIsUndoing(state, move.key));
  const { seconds, isPaused, holdProps } = useUndoCountdown(
    move.expiresAt,
    () => void dispatch(undoHeld(move)),
  );
  const ref = useRef<HTMLDivElement>(null);
  const { id } = move.changes[0]!;
  useFocusOnRemoval(ref, () => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    (find(`[data-applicant="${id}"]`) ?? find('[data-applicant]'))?.focus();
  });
  const count = move.changes.length;
  const moved = { count, name: move.name ?? t('applicants.removed'), status: statusName(move.status) };
  return (
    <div ref={ref} className={styles.bar} data-bottom-bar="always" {...holdProps}>
      <CircleCheckIcon className={styles.icon} />
      <p className={styles.text}>
        {t(count === 1 ? 'undo.movedOne' : 'undo.movedMany', moved)}
        <span aria-hidden>
          <UndoTime
            className={styles.time}
            isPaused={isPaused}
            left={t(move.isNotified ? 'undo.mailIn' : 'undo.effectiveIn', { seconds })}
          />
        </span>
      </p>
      <Button
        size="small"
        className={styles.undo}
        icon={<UndoIcon size={16} />}
        isLoading={isUndoing}
        onClick={() => dispatch(undoRequested(move))}
      >
        {t('undo.action')}
      </Button>
    </div>
  );
}
