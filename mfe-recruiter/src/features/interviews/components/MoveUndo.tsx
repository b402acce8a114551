import type { Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { DockPlace } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { UndoMessage } from '../../../status-changes/UndoMessage.tsx';
import { events, selectInterviews } from '../state/interviewsSlice.ts';

/** Undoes the move of an interview before it takes effect. The live region exists before its content. */
export function MoveUndo({ interview, focusNext }: { interview: Interview | null; focusNext: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatTime, formatWeekday } = useFormat();
  const { undo } = useSelector(selectInterviews);
  const at = interview?.starts_at ?? null;
  return (
    <DockPlace kind="undo" role="status">
      {undo && at !== null && (
        <UndoMessage
          title={t('interviews.moved')}
          change={`${formatWeekday(at)}, ${formatTime(at)}`}
          isNotified
          endsAt={undo.endsAt}
          isUndoing={undo.isUndoing}
          onHold={() => dispatch(events.undoHeld(undo))}
          onUndo={() => dispatch(events.undoRequested(undo))}
          focusNext={focusNext}
        />
      )}
    </DockPlace>
  );
}
