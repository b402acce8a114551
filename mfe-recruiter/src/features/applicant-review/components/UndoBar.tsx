import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { DockPlace } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { UndoMessage } from '../../../status-changes/UndoMessage.tsx';
import { undoHeld, undoRequested } from '../state/reviewEvents.ts';
import { selectUndo } from '../state/reviewSlice.ts';
import { focusStatus } from './next-step/focusStatus.ts';

/** Undoes the status change while it is pending. The live region exists before its content, so that it is announced. */
export function UndoBar({ review: { id } }: { review: ApplicantReview }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const undo = useSelector(selectUndo);
  return (
    <DockPlace kind="undo" role="status">
      {undo && (
        <UndoMessage
          key={undo.changeId}
          change={t('undo.moved', { status: statusName(undo.status) })}
          isNotified={undo.isNotified}
          endsAt={undo.endsAt}
          isUndoing={undo.isUndoing ?? false}
          onHold={() => dispatch(undoHeld({ changeId: undo.changeId }))}
          onUndo={() => dispatch(undoRequested({ id, changeId: undo.changeId }))}
          focusNext={focusStatus}
        />
      )}
    </DockPlace>
  );
}
