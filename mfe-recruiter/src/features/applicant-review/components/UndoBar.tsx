import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, UndoIcon } from '@cpa/shared/ui';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { useFocusOnRemoval } from '../../../status-changes/useFocusOnRemoval.ts';
import { UndoTime } from '../../../status-changes/UndoTime.tsx';
import { useUndoCountdown } from '../../../status-changes/useUndoCountdown.ts';
import { type UndoableChange, undoHeld, undoRequested } from '../state/reviewEvents.ts';
import { selectUndo } from '../state/reviewSlice.ts';
import { focusStatus } from './next-step/focusStatus.ts';
import styles from './UndoBar.module.css';

/** Undoes the status change while it is pending. */
export function UndoBar({ review: { id } }: { review: ApplicantReview }) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const undo = useSelector(selectUndo);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.spoken}>
        {undo && t('undo.moved', { status: statusName(undo.status) })}
      </p>
      {undo && <PendingChange key={undo.changeId} id={id} undo={undo} />}
    </div>
  );
}

function PendingChange({ id, undo: { changeId, status, endsAt } }: { id: number; undo: UndoableChange }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const { seconds, isPaused, holdProps } = useUndoCountdown(
    endsAt,
    () => void dispatch(undoHeld({ changeId })),
  );
  return (
    <div className={styles.bar} data-bottom-bar="always" {...holdProps}>
      <span>
        {t('undo.moved', { status: statusName(status) })}{' '}
        <UndoTime className={styles.seconds} isPaused={isPaused} left={t('undo.seconds', { seconds })} />
      </span>
      <UndoButton id={id} changeId={changeId} />
    </div>
  );
}

function UndoButton({ id, changeId }: { id: number; changeId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const ref = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(ref, focusStatus);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<UndoIcon />}
      ref={ref}
      onClick={() => dispatch(undoRequested({ id, changeId }))}
    >
      {t('undo.action')}
    </Button>
  );
}
