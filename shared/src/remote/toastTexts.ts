import { createTexts } from '../i18n/index.ts';
import toasts from '../messages/toasts.messages.json';
import type { Values } from '../messages/toasts.messages.values.ts';

/** Toast texts of the specification: `toastText('toast.signedOut')`. */
export const { text: toastText, useText: useToastText } = createTexts<typeof toasts, Values>(toasts);

/** A key of `messages/toasts.messages.json`. */
export type ToastTextKey = keyof typeof toasts;
