import { failureReason } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { ConversationSlice, Side } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';

type ClosedNoticeProps = { slice: ConversationSlice; side: Side; other: string };

/** Says why nothing can be written. The applicant can allow the messages again. */
export function ClosedNotice({ slice, side, other: name }: ClosedNoticeProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { closed, isWorking, safetyError, dialog } = useSelector(slice.selectConversation);
  if (closed === null) return null;
  const unblock = () => {
    document.getElementById('messages')?.focus();
    dispatch(slice.events.blockSubmitted({ shallBlock: false }));
  };
  return (
    <div className={styles.closed}>
      <p>{closed === 'blocked' ? t(`closed.blocked.${side}`, { name }) : t(`closed.${closed}`, { name })}</p>
      {closed === 'blocked' && side === 'applicant' && (
        <Button variant="secondary" size="small" isLoading={isWorking} onClick={unblock}>
          {t('unblock')}
        </Button>
      )}
      {safetyError && !dialog && (
        <p role="alert" className={styles.error}>
          {failureReason(safetyError)}
        </p>
      )}
    </div>
  );
}
