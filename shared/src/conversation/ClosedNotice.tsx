import { failureReason } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { ConversationSlice, Side } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { focusHeading } from './focusHeading.ts';
import { useText } from './texts.ts';

type ClosedNoticeProps = { slice: ConversationSlice; side: Side; other: string };

/** Explains why the user cannot write, also when that changes. The applicant can allow the messages again. */
export function ClosedNotice({ slice, side, other: name }: ClosedNoticeProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { closed, isWorking, safetyError, dialog } = useSelector(slice.selectConversation);
  const unblock = () => {
    focusHeading();
    dispatch(slice.events.blockSubmitted({ shallBlock: false }));
  };
  return (
    <div className={closed === null ? undefined : styles.closed}>
      <p role="status">
        {closed === 'blocked'
          ? t(`closed.blocked.${side}`, { name })
          : closed && t(`closed.${closed}`, { name })}
      </p>
      {closed === 'blocked' && side === 'applicant' && (
        <Button variant="secondary" size="small" isLoading={isWorking} onClick={unblock}>
          {t('unblock')}
        </Button>
      )}
      {closed !== null && safetyError && !dialog && (
        <p role="alert" className={styles.error}>
          {failureReason(safetyError)}
        </p>
      )}
    </div>
  );
}
