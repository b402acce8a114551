import type { ReactNode } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { Button } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { RefreshCwIcon, TriangleAlertIcon } from '../icons/icons.tsx';
import styles from './notices.module.css';

export type ErrorNoticeProps = {
  title?: ReactNode;
  /** Description of the error for the user. */
  children?: ReactNode;
  /** Request id of the failed call, to find it in the log. */
  requestId?: string | null | undefined;
  /** Without it nothing is offered again. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  className?: string;
};

/** Notice about a failure of one part of the page. The check of a release finds it by `data-error-notice`. */
export function ErrorNotice({
  title,
  children,
  requestId,
  onRetry,
  isRetrying = false,
  className,
}: ErrorNoticeProps) {
  const t = useKitText();
  return (
    <div role="alert" data-error-notice className={classNames(styles.notice, styles.failed, className)}>
      <span className={styles.picture} aria-hidden>
        <TriangleAlertIcon size={24} />
      </span>
      <p className={styles.title}>{title ?? t('error.title')}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" icon={<RefreshCwIcon />} isLoading={isRetrying} onClick={onRetry}>
            {t('error.tryAgain')}
          </Button>
        </div>
      )}
      {requestId && <p className="mute break text-13 above-2">{t('error.requestId', { requestId })}</p>}
    </div>
  );
}
