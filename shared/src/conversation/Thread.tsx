import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ConversationSlice, Side } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';
import { ThreadLine } from './ThreadLine.tsx';
import { threadEntries, type ThreadStatus } from './threadEntries.ts';
import { UnsentMessages } from './UnsentMessages.tsx';
import { useIsOnScreen } from './useIsOnScreen.ts';

/** Time in milliseconds after which a message on screen counts as read. */
const READING_TIME = 1000;

/** Distance in pixels from the end within which the thread follows new messages. */
const END_TOLERANCE = 24;

type ThreadProps = {
  slice: ConversationSlice;
  side: Side;
  other: string;
  statuses: readonly ThreadStatus[];
  /** Shows a button to report with each message of the other side. */
  canReport: boolean;
};

/** Messages and status changes in one order. Opens at the first new message, and follows new ones at its end. */
export function Thread({ slice, side, other, statuses, canReport }: ThreadProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { id, messages, closed, firstNewId, unsent } = useSelector(slice.selectConversation);
  const isSending = useSelector(slice.selectIsSending);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isEndOnScreen = useIsOnScreen(end);
  const count = messages.length + statuses.length + unsent.length;
  const isOpened = useRef(false);
  const isAtEnd = useRef(true);
  const unsentBefore = useRef(unsent.length);
  useEffect(() => {
    const box = log.current;
    // Sending and failing change the height.
    if (!box || (count === 0 && !isSending)) return;
    const line = isOpened.current ? null : box.querySelector<HTMLElement>('[data-new]');
    const isSubmitted = unsent.length > unsentBefore.current;
    if (line) box.scrollTop = line.offsetTop;
    else if (!isOpened.current || isAtEnd.current || isSubmitted) box.scrollTop = box.scrollHeight;
    isOpened.current = true;
    unsentBefore.current = unsent.length;
    isAtEnd.current = isScrolledToEnd(box);
  }, [count, isSending, unsent.length]);

  const unread = messages.findLast((each) => each.side !== side && each.read_at === null);
  const isReader = closed !== 'viewer' && isEndOnScreen && id !== null;
  const { seen } = slice.events;
  useEffect(() => {
    if (!isReader || !unread) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => dispatch(seen({ id, until: unread.id })), READING_TIME);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
    // A refresh replaces `unread`: what is still unread is reported again.
  }, [dispatch, id, isReader, seen, unread]);

  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-label={t('log', { name: other })}
      onScroll={({ currentTarget }) => void (isAtEnd.current = isScrolledToEnd(currentTarget))}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
    >
      <ol className="stack-3 one-column">
        {threadEntries(messages, statuses, firstNewId).map((entry) => (
          <ThreadLine
            key={
              entry.kind === 'message' ? entry.message.id : `${entry.kind} ${'at' in entry ? entry.at : ''}`
            }
            entry={entry}
            side={side}
            other={other}
            onOpenFile={(messageId) => dispatch(slice.events.fileOpened({ messageId }))}
            {...(canReport && {
              onReport: (messageId) => dispatch(slice.events.dialogOpened({ kind: 'report', messageId })),
            })}
          />
        ))}
        <UnsentMessages slice={slice} />
      </ol>
      {messages.length === 0 && unsent.length === 0 && closed === null && (
        <p className={styles.empty}>{t(`empty.${side}`, { name: other })}</p>
      )}
      <span ref={end} className={styles.end} />
    </div>
  );
}

const isScrolledToEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight <= END_TOLERANCE;
