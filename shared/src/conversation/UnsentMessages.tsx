import { errorText, isOutcomeUnknown } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { ConversationSlice } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { focusHeading } from './focusHeading.ts';
import { useText } from './texts.ts';

/** Messages that are being sent, wait, or were not sent. The first one can be sent again or deleted. */
export function UnsentMessages({ slice }: { slice: ConversationSlice }) {
  const t = useText();
  const dispatch = useDispatch();
  const { unsent, sendError, closed } = useSelector(slice.selectConversation);
  const isSending = useSelector(slice.selectIsSending);
  const { retried, discarded } = slice.events;
  const retry = () => {
    focusHeading();
    dispatch(retried());
  };
  const discard = (key: string) => {
    focusHeading();
    dispatch(discarded({ key }));
  };
  return unsent.map(({ key, text }, index) => {
    const isFirst = index === 0;
    const hasFailed = isFirst && !isSending;
    return (
      <li key={key} className={styles.message} data-ours data-unsent={hasFailed ? 'failed' : 'waiting'}>
        <p className={styles.bubble} dir="auto" lang="">
          {text}
        </p>
        {hasFailed ? (
          <>
            <p role="alert" className={styles.error}>
              {sendError && !isOutcomeUnknown(sendError)
                ? `${t('notSent.failed')} ${errorText(sendError)}`
                : t('notSent.unknown')}
            </p>
            <div className={styles.tools}>
              {closed === null && (
                <Button variant="secondary" size="small" onClick={retry}>
                  {t('retry')}
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => discard(key)}>
                {t('delete')}
              </Button>
            </div>
          </>
        ) : (
          <p className={styles.byline}>{isFirst ? t('sending') : t('waiting')}</p>
        )}
      </li>
    );
  });
}
