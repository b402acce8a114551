import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, UndoIcon } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { useFocusOnRemoval } from '../../../status-changes/useFocusOnRemoval.ts';
import { undoRequested } from '../state/reviewEvents.ts';
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
      {undo && (
        <div className={styles.bar} data-bottom-bar="always">
          <span>
            {t('undo.moved', { status: statusName(undo.status) })}{' '}
            <SecondsLeft key={undo.endsAt} end={undo.endsAt} />
          </span>
          <UndoButton id={id} changeId={undo.changeId} />
        </div>
      )}
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

/** Counts down to `end`. Its key must change with `end`. */
function SecondsLeft({ end }: { end: number }) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return <span className={styles.seconds}>{t('undo.seconds', { seconds })}</span>;
}
