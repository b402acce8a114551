import type { ToastContent, Toasts } from '@cpa/shared/remote';

/** Toasts as lines of text: `success: Signed out successfully`. */
export function fakeToasts() {
  const said: string[] = [];
  const say =
    (kind: string) =>
    ({ title, description }: ToastContent) =>
      void said.push(`${kind}: ${title}${description ? ` (${description})` : ''}`);
  const toasts: Toasts = {
    info: say('info'),
    success: say('success'),
    warning: say('warning'),
    error: say('error'),
    progress(title) {
      said.push(`progress: ${title}`);
      return { succeed: say('success'), fail: say('error'), inform: say('info'), dismiss: () => {} };
    },
  };
  return { toasts, said };
}
