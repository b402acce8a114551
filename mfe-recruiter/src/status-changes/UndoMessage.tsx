import { useToastText } from '@cpa/shared/remote';
import { UndoMessage as Message } from '@cpa/shared/ui/undo';
import { useText } from '../messages/texts.ts';
import { UndoTime } from './UndoTime.tsx';
import { GRANTED_MS } from './undoDeadline.ts';
import { useUndoCountdown } from './useUndoCountdown.ts';

type UndoMessageProps = {
  /** Title of the change; the text for a status by default. */
  title?: string;
  /** The change, in words. */
  change: string;
  /** Number of other changes that can be undone, in words. */
  more?: string;
  isNotified: boolean;
  /** Time in milliseconds until which the change can be undone. */
  endsAt: number;
  isUndoing: boolean;
  /** Called while the message is in use and its time is nearly over. */
  onHold: () => void;
  onUndo: () => void;
  /** Called when the message disappears while it has the focus. */
  focusNext: () => void;
};

/** Confirms a change and offers to undo it: the only message of the change. */
export function UndoMessage(props: UndoMessageProps) {
  const { change, isNotified, endsAt, isUndoing, onHold, onUndo, focusNext } = props;
  const t = useText();
  const toast = useToastText();
  const { seconds, isPaused, holdProps } = useUndoCountdown(endsAt, () => isUndoing || onHold());
  return (
    <Message
      {...holdProps}
      title={props.title ?? toast('toast.statusUpdated')}
      change={change}
      more={props.more}
      time={
        <UndoTime
          isPaused={isPaused}
          left={t(isNotified ? 'undo.mailIn' : 'undo.effectiveIn', { seconds })}
        />
      }
      left={t('undo.left', { seconds })}
      share={(seconds * 1000) / GRANTED_MS}
      action={t('undo.action')}
      isUndoing={isUndoing}
      onUndo={onUndo}
      focusNext={focusNext}
    />
  );
}
