import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { CircleCheckIcon, UndoIcon } from '../icons/icons.tsx';
import { useFocusOnRemoval } from './useFocusOnRemoval.ts';
import styles from './UndoMessage.module.css';

export type UndoMessageProps = HTMLAttributes<HTMLElement> & {
  title: string;
  /** Description of the change; on phones for screen readers only. */
  change: ReactNode;
  /** Number of other changes that can be undone. Default: none. */
  more?: ReactNode;
  /** Time left in words, for windows with room for it. */
  time?: ReactNode;
  /** Time left in short, for phones. */
  left: string;
  /** Share of the time that is left, from 0 to 1. */
  share: number;
  action: string;
  isUndoing: boolean;
  onUndo: () => void;
  /** Moves the focus to the text when the message appears. Returns the clean-up. By default the focus stays. */
  focusFirst?: (text: HTMLElement | null) => () => void;
  /** Called when the message disappears while it has the focus. */
  focusNext: () => void;
};

/** Confirms a change and offers to undo it: the only message of the change. For a place of the dock. */
export function UndoMessage(props: UndoMessageProps) {
  const { title, change, more, time, left, share, focusFirst, ...others } = props;
  const { action, isUndoing, onUndo, focusNext, ...rest } = others;
  const ref = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  useFocusOnRemoval(ref, focusNext);
  useLayoutEffect(() => focusFirst?.(text.current), [focusFirst]);
  return (
    <div ref={ref} className={styles.message} {...rest}>
      <CircleCheckIcon className={styles.icon} />
      <p ref={text} className={styles.text} tabIndex={focusFirst && -1}>
        <strong>{title}</strong> <span className={styles.change}>{change}</span> {more}{' '}
        {time && (
          <span className={styles.time} aria-hidden>
            {time}
          </span>
        )}
      </p>
      <span className={styles.seconds} aria-hidden>
        {left}
      </span>
      <Button
        size="small"
        className={styles.undo}
        icon={<UndoIcon size={16} />}
        isLoading={isUndoing}
        onClick={onUndo}
      >
        {action}
      </Button>
      <span className={styles.edge} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
