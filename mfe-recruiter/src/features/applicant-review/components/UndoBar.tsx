import { useApplicationStatusName } from '@cpa/shared/domain';
import { DockPlace } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { UndoMessage } from '../../../status-changes/UndoMessage.tsx';
import { reviewUndo, selectUndo } from '../state/reviewUndo.ts';
import { focusStatus } from './next-step/focusStatus.ts';

/** Undoes the status change while it is pending. The live region exists before its content, so that it is announced. */
export function UndoBar() {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const undo = useSelector(selectUndo);
  const isUndoing = useSelector((state: object) => reviewUndo.selectIsUndoing(state, undo?.id));
  return (
    <DockPlace kind="undo" role="status">
      {undo && (
        <UndoMessage
          key={undo.id}
          change={t('undo.moved', { status: statusName(undo.status) })}
          isNotified={undo.isNotified}
          endsAt={undo.endsAt}
          isUndoing={isUndoing}
          onHold={() => dispatch(reviewUndo.held(undo))}
          onUndo={() => dispatch(reviewUndo.requested(undo))}
          focusNext={focusStatus}
        />
      )}
    </DockPlace>
  );
}
