import { createTexts } from '../i18n/index.ts';
import toasts from '../messages/toasts.messages.json';

/** The specification's toast texts, one typed list for shell and remotes: `toastText('toast.signedOut')`. */
export const { text: toastText, useText: useToastText } = createTexts(toasts);

/** A key of `messages/toasts.messages.json`. */
export type ToastTextKey = keyof typeof toasts;
