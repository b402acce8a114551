import type { ProgressToast, ToastContent, Toasts } from '../remote/toasts.ts';

/** A recorded toast. The end of a progress toast is recorded as another toast. */
export type ShownToast = ToastContent & {
  kind: 'info' | 'success' | 'warning' | 'error' | 'progress' | 'dismissed';
};

export type FakeToasts = Toasts & { shown: ShownToast[] };

/** Records toasts in `shown`, in order, for example `{ kind: 'success', title: 'Done' }`. */
export function fakeToasts(): FakeToasts {
  const shown: ShownToast[] = [];
  const record = (kind: ShownToast['kind']) => (content: ToastContent) =>
    void shown.push({ kind, ...content });
  return {
    shown,
    info: record('info'),
    success: record('success'),
    warning: record('warning'),
    error: record('error'),
    progress(title): ProgressToast {
      shown.push({ kind: 'progress', title });
      return {
        succeed: record('success'),
        fail: record('error'),
        inform: record('info'),
        dismiss: () => void shown.push({ kind: 'dismissed', title }),
      };
    },
  };
}
