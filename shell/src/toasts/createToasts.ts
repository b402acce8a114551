import type { ProgressToast, ToastContent, Toasts } from '@cpa/shared/remote';
import { afterPaint } from './afterPaint.ts';
import { toastArea } from './toastArea.ts';

const load = () => import(/* webpackChunkName: "toasts" */ './toastify.tsx');

type Toastify = Awaited<ReturnType<typeof load>>;

/**
 * Creates the toasts of the page. A toast follows the paint that shows the effect of the click it belongs to. Toasts
 * requested before the container has loaded are shown in order once it has.
 */
export function createToasts(): Toasts {
  let before: Promise<unknown> = Promise.resolve();
  /** Serialised, so that a progress toast never ends before it starts. */
  const then = <T>(run: (toastify: Toastify) => T): Promise<T> => {
    const result = before.then(async () => {
      await afterPaint();
      const [toastify] = await Promise.all([load(), toastArea.request()]);
      return run(toastify);
    });
    before = result.catch(() => {});
    return result;
  };
  const shower = (kind: 'info' | 'success' | 'warning' | 'error') => (content: ToastContent) => {
    void then(({ showToast }) => showToast(kind, content));
  };

  return {
    info: shower('info'),
    success: shower('success'),
    warning: shower('warning'),
    error: shower('error'),
    progress(title): ProgressToast {
      const started = then(({ startProgress }) => startProgress({ title }));
      const ender = (kind: 'info' | 'success' | 'error') => (content: ToastContent) => {
        void then(async ({ endProgress }) => endProgress(await started, kind, content));
      };
      return {
        succeed: ender('success'),
        fail: ender('error'),
        inform: ender('info'),
        dismiss: () => void then(async ({ dismissToast }) => dismissToast(await started)),
      };
    },
  };
}
