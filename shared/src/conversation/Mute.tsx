import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { ConversationSlice } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';

/** Button that ends or starts the mails and notifications about new messages. */
export function Mute({ slice }: { slice: ConversationSlice }) {
  const t = useText();
  const dispatch = useDispatch();
  const { isMuted, isMuting } = useSelector(slice.selectConversation);
  return (
    <>
      <p aria-live="polite" className={styles.hint} data-shown={isMuted || undefined}>
        {isMuted && t('muted')}
      </p>
      <Button
        variant="quiet"
        size="small"
        isLoading={isMuting}
        onClick={() => dispatch(slice.events.muteRequested({ shallMute: !isMuted }))}
      >
        {t(isMuted ? 'unmute' : 'mute')}
      </Button>
    </>
  );
}
