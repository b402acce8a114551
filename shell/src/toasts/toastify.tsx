import type { ToastContent } from '@cpa/shared/remote';
import { DockPlace, type ToastKind } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { type Id, type ToastOptions, ToastContainer, toast } from 'react-toastify/unstyled';
import { useText } from '../messages/texts.ts';
import { ToastBody } from './ToastBody.tsx';
import { ToastTransition } from './ToastTransition.tsx';
import { toastArea } from './toastArea.ts';
import styles from './toastify.module.css';

/** Milliseconds before a toast closes. */
const AUTO_CLOSE_MS = 3000;

/** Toast container as the specification describes it. */
export function ToastBox() {
  const t = useText();
  useEffect(() => toastArea.reportMounted(), []);
  return (
    <DockPlace kind="toast">
      <ToastContainer
        position="top-right"
        theme="dark"
        autoClose={AUTO_CLOSE_MS}
        pauseOnHover
        pauseOnFocusLoss={false}
        closeOnClick
        closeButton={false}
        icon={false}
        role="status" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the library makes the element
        // The library's timer is an animation, which would close toasts at once for users who prefer reduced motion.
        customProgressBar
        transition={ToastTransition}
        className={styles.box!}
        toastClassName={styles.toast!}
        aria-label={t('toasts.label')}
      />
    </DockPlace>
  );
}

/** Shows a toast once while the same text is on screen. */
export function showToast(kind: ToastKind, content: ToastContent): void {
  toast(bodyOf(kind, content), {
    toastId: `${kind}: ${content.title} ${content.description ?? ''}`,
    type: kind,
  });
}

export function startProgress(content: ToastContent): Id {
  return toast(bodyOf('info', content, null), {
    type: 'info',
    autoClose: false,
    closeOnClick: false,
    draggable: false,
    // A tap would pause the toast, and nothing would resume it.
    pauseOnHover: false,
  });
}

export function endProgress(id: Id, kind: ToastKind, content: ToastContent): void {
  const ended: ToastOptions = {
    type: kind,
    autoClose: AUTO_CLOSE_MS,
    closeOnClick: true,
    draggable: 'touch',
    pauseOnHover: true,
  };
  toast.update(id, { ...ended, delay: 0, render: bodyOf(kind, content) });
}

export function dismissToast(id: Id): void {
  toast.dismiss(id);
}

function bodyOf(kind: ToastKind, content: ToastContent, closeAfter: number | null = AUTO_CLOSE_MS) {
  return ({ closeToast, isPaused }: { closeToast: () => void; isPaused: boolean }) => (
    <ToastBody
      // Restarts the timer when the work ends.
      key={String(closeAfter)}
      kind={kind}
      content={content}
      isPaused={isPaused}
      closeAfter={closeAfter}
      close={closeToast}
    />
  );
}
