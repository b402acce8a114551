import { useText } from '../messages/texts.ts';
import styles from './UndoTime.module.css';

type UndoTimeProps = {
  isPaused: boolean;
  /** Time left, in words. */
  left: string;
};

/** Time left to undo a change. Has room for both texts, so that the button beside it does not move when it pauses. */
export function UndoTime({ isPaused, left }: UndoTimeProps) {
  const t = useText();
  return (
    <span className={styles.time}>
      <span data-shown={!isPaused || undefined} aria-hidden={isPaused}>
        {left}
      </span>
      <span data-shown={isPaused || undefined} aria-hidden={!isPaused}>
        {t('undo.paused')}
      </span>
    </span>
  );
}
