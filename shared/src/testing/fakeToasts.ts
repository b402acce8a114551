import type { ProgressToast, ToastContent, Toasts } from '../remote/toasts.ts';

/** A toast that was shown. How a progress toast ends is shown after it, as one more. */
export type ShownToast = ToastContent & {
  kind: 'info' | 'success' | 'warning' | 'error' | 'progress' | 'dismissed';
};

export type FakeToasts = Toasts & { shown: ShownToast[] };

/** Toasts that only remember: `shown` has them in order, as `{ kind: 'success', title: 'Done' }`. */
export function fakeToasts(): FakeToasts {
  const shown: ShownToast[] = [];
  const shower = (kind: ShownToast['kind']) => (content: ToastContent) =>
    void shown.push({ kind, ...content });
  return {
    shown,
    info: shower('info'),
    success: shower('success'),
    warning: shower('warning'),
    error: shower('error'),
    progress(title): ProgressToast {
      shown.push({ kind: 'progress', title });
      return {
        succeed: shower('success'),
        fail: shower('error'),
        inform: shower('info'),
        dismiss: () => void shown.push({ kind: 'dismissed', title }),
      };
    },
  };
}
