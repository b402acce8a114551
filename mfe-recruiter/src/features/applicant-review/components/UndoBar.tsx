import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, UndoIcon } from '@cpa/shared/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { undoRequested } from '../state/reviewEvents.ts';
import { selectUndo } from '../state/reviewSlice.ts';
import { focusStatus } from './next-step/focusStatus.ts';
import styles from './UndoBar.module.css';

/** Undoes the status change while it is pending. */
export function UndoBar({ review: { id } }: { review: ApplicantReview }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const undo = useSelector(selectUndo);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.spoken}>
        {undo && t('undo.moved', { status: statusName(undo.status) })}
      </p>
      {undo && (
        <div className={styles.bar}>
          <span>
            {t('undo.moved', { status: statusName(undo.status) })}{' '}
            <SecondsLeft key={undo.endsAt} end={undo.endsAt} />
          </span>
          <Button
            variant="secondary"
            size="small"
            icon={<UndoIcon />}
            // Focus must not fall to the body when the bar disappears.
            ref={(button) => () => {
              if (button === document.activeElement) focusStatus();
            }}
            onClick={() => dispatch(undoRequested({ id, changeId: undo.changeId }))}
          >
            {t('undo.action')}
          </Button>
        </div>
      )}
    </div>
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
