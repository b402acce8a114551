import type { Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { DockPlace } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { UndoMessage } from '../../../status-changes/UndoMessage.tsx';
import { moveUndo, selectMoveUndo } from '../state/interviewsSlice.ts';

/** Undoes the move of an interview before it takes effect. The live region exists before its content. */
export function MoveUndo({ interview, focusNext }: { interview: Interview | null; focusNext: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatTime, formatWeekday } = useFormat();
  const undo = useSelector(selectMoveUndo);
  const isUndoing = useSelector((state: object) => moveUndo.selectIsUndoing(state, undo?.id));
  const at = interview?.starts_at ?? null;
  return (
    <DockPlace kind="undo" role="status">
      {undo && at !== null && (
        <UndoMessage
          title={t('interviews.moved')}
          change={`${formatWeekday(at)}, ${formatTime(at)}`}
          isNotified
          endsAt={undo.endsAt}
          isUndoing={isUndoing}
          onHold={() => dispatch(moveUndo.held(undo))}
          onUndo={() => dispatch(moveUndo.requested(undo))}
          focusNext={focusNext}
        />
      )}
    </DockPlace>
  );
}
