import type { Conversation } from '../contracts/index.ts';
import type { Side } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';

type ClosedNoticeProps = { side: Side; reason: NonNullable<Conversation['closed']>; other: string };

/** Says why nothing can be written. */
export function ClosedNotice({ side, reason, other }: ClosedNoticeProps) {
  const t = useText();
  return (
    <p className={styles.closed}>
      {reason === 'blocked' ? t(`closed.blocked.${side}`, { name: other }) : t(`closed.${reason}`)}
    </p>
  );
}
