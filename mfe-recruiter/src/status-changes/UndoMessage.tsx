import { useToastText } from '@cpa/shared/remote';
import { Button, CircleCheckIcon, UndoIcon } from '@cpa/shared/ui';
import { useRef } from 'react';
import { useText } from '../messages/texts.ts';
import styles from './UndoMessage.module.css';
import { UndoTime } from './UndoTime.tsx';
import { GRANTED_MS } from './undoDeadline.ts';
import { useFocusOnRemoval } from './useFocusOnRemoval.ts';
import { useUndoCountdown } from './useUndoCountdown.ts';

type UndoMessageProps = {
  /** What was changed, in words. */
  change: string;
  isNotified: boolean;
  /** Time in milliseconds until which the change can be undone. */
  endsAt: number;
  isUndoing: boolean;
  /** Called while the message is in use and its time is nearly over. */
  onHold: () => void;
  onUndo: () => void;
  /** Called when the message leaves with the focus in it. */
  focusNext: () => void;
};

/** Confirms a status change and offers to undo it: the only message of the change. */
export function UndoMessage(props: UndoMessageProps) {
  const { change, isNotified, endsAt, isUndoing, onHold, onUndo, focusNext } = props;
  const t = useText();
  const toast = useToastText();
  const { seconds, isPaused, holdProps } = useUndoCountdown(endsAt, () => isUndoing || onHold());
  const ref = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(ref, focusNext);
  return (
    <div ref={ref} className={styles.message} {...holdProps}>
      <CircleCheckIcon className={styles.icon} />
      <p className={styles.text}>
        <strong>{toast('toast.statusUpdated')}</strong> <span className={styles.change}>{change}</span>{' '}
        <span aria-hidden>
          <UndoTime
            className={styles.time}
            isPaused={isPaused}
            left={t(isNotified ? 'undo.mailIn' : 'undo.effectiveIn', { seconds })}
          />
        </span>
      </p>
      <span className={styles.seconds} aria-hidden>
        {t('undo.left', { seconds })}
      </span>
      <Button
        size="small"
        className={styles.undo}
        icon={<UndoIcon size={16} />}
        isLoading={isUndoing}
        onClick={onUndo}
      >
        {t('undo.action')}
      </Button>
      <span className={styles.edge} style={{ inlineSize: `${(seconds * 100_000) / GRANTED_MS}%` }} />
    </div>
  );
}
