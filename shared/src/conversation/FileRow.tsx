import { errorText, isOutcomeUnknown } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import type { ConversationSlice } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';

type FileRowProps = { slice: ConversationSlice; onRemove: () => void; onRetry: () => void };

/** The chosen file, with its state or why it cannot be sent. */
export function FileRow({ slice, onRemove, onRetry }: FileRowProps) {
  const t = useText();
  const { file } = useSelector(slice.selectConversation);
  if (!file) return null;
  const { name, size, status, refused, error } = file;
  const problem = () => {
    if (refused) return t(`file.${refused}`);
    if (!error) return undefined;
    if (isOutcomeUnknown(error)) return t('file.unknown');
    return `${t('file.notSent')} ${errorText(error)}`;
  };
  const text = problem();
  return (
    <div className={styles.file}>
      <p className="break">
        <span translate="no">{name}</span>{' '}
        <span className={styles.mute}>{t('file.size', { kilobytes: Math.ceil(size / 1024) })}</span>
      </p>
      {status === 'sending' ? (
        <p role="status" className={styles.mute}>
          {t('file.sending')}
        </p>
      ) : (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('file.remove')}
        </Button>
      )}
      {text && (
        <p role="alert" className={styles.error}>
          {text}
        </p>
      )}
      {status === 'failed' && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
