import type { ToastContent as Content } from '@cpa/shared/remote';
import { IconButton, Spinner, ToastContent, type ToastKind, XIcon } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './ToastBody.module.css';
import { useCountdown } from './useCountdown.ts';

type Props = {
  kind: ToastKind;
  content: Content;
  isPaused: boolean;
  /** Milliseconds; null while the toast waits for how the work ends. */
  closeAfter: number | null;
  close: () => void;
};

/** What stands in a toast, and how long it stands there. */
export function ToastBody({ kind, content, isPaused, closeAfter, close }: Props) {
  const t = useText();
  const isWorking = closeAfter === null;
  useCountdown(closeAfter, isPaused, close);
  return (
    <div className={styles.body} data-kind={isWorking ? undefined : kind}>
      <ToastContent kind={kind} title={content.title} description={content.description} />
      {isWorking ? (
        <Spinner className={styles.spinner} label={t('toasts.working')} />
      ) : (
        <IconButton
          className={styles.end}
          label={t('toasts.close')}
          icon={<XIcon size={16} />}
          onClick={(event) => {
            event.stopPropagation();
            close();
          }}
        />
      )}
    </div>
  );
}
