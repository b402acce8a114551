import { classNames } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './UndoTime.module.css';

type UndoTimeProps = {
  isPaused: boolean;
  /** Time left, in words. */
  left: string;
  className?: string | undefined;
};

/** Time left to undo a change. Has room for both texts, so that the button beside it does not move when it pauses. */
export function UndoTime({ isPaused, left, className }: UndoTimeProps) {
  const t = useText();
  return (
    <span className={classNames(styles.time, className)}>
      <span data-shown={!isPaused || undefined} aria-hidden={isPaused}>
        {left}
      </span>
      <span data-shown={isPaused || undefined} aria-hidden={!isPaused}>
        {t('undo.paused')}
      </span>
    </span>
  );
}
