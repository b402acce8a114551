import type { ToastContent as Content } from '@cpa/shared/remote';
import { IconButton, Spinner, ToastContent, type ToastKind, XIcon } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './ToastBody.module.css';
import { useCountdown } from './useCountdown.ts';

type Props = {
  kind: ToastKind;
  content: Content;
  isPaused: boolean;
  /** Milliseconds; null for a toast in progress. */
  closeAfter: number | null;
  close: () => void;
};

/** Content of a toast, with its close timer. */
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
