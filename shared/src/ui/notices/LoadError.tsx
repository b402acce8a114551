import type { ReactNode } from 'react';
import { useKitText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';

export type LoadErrorProps = {
  /** The failed request, as an `ApiErrorData`; null if it is unknown. */
  error: { kind: 'network' | 'status' | 'contract'; requestId: string | null } | null;
  /** Default: "We could not load this". */
  title?: string;
  /** Default: a sentence for the kind of error. */
  children?: ReactNode;
  /** Omit it where a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Renders the title as the page's `h1` too, for a page that shows nothing else. */
  isWholePage?: boolean;
};

/** Error notice in place of content that could not be loaded. */
export function LoadError({ error, title, children, onRetry, isWholePage = false }: LoadErrorProps) {
  const t = useKitText();
  const shownTitle = title ?? t('loadError.title');
  return (
    <>
      {isWholePage && (
        <h1>
          <VisuallyHidden>{shownTitle}</VisuallyHidden>
        </h1>
      )}
      <ErrorNotice title={shownTitle} requestId={error?.requestId} onRetry={onRetry}>
        {children ?? t(error?.kind === 'network' ? 'loadError.network' : 'loadError.other')}
      </ErrorNotice>
    </>
  );
}
