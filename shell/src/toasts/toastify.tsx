import type { ToastContent } from '@cpa/shared/remote';
import type { ToastKind } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { type Id, type ToastOptions, ToastContainer, toast } from 'react-toastify/unstyled';
import { useText } from '../messages/texts.ts';
import { ToastBody } from './ToastBody.tsx';
import { ToastTransition } from './ToastTransition.tsx';
import { toastArea } from './toastArea.ts';
import styles from './toastify.module.css';

/** Milliseconds that a toast stays. */
const AUTO_CLOSE_MS = 3000;

/** The place of the toasts, as the specification has it. */
export function ToastBox() {
  const t = useText();
  useEffect(() => toastArea.reportMounted(), []);
  return (
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
      // The library's timer is an animation; who wants less of those would see no toast at all.
      customProgressBar
      transition={ToastTransition}
      className={styles.box!}
      toastClassName={styles.toast!}
      aria-label={t('toasts.label')}
    />
  );
}

/** The same words twice at a time would be noise: they are one toast. */
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
    // Or a press would pause it, and nothing would set it going again: the library hears of no leaving here.
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
      // A toast whose work has ended counts from then on.
      key={String(closeAfter)}
      kind={kind}
      content={content}
      isPaused={isPaused}
      closeAfter={closeAfter}
      close={closeToast}
    />
  );
}
