import { createTexts } from '../i18n/index.ts';
import toasts from '../messages/toasts.messages.json';
import type { Values } from '../messages/toasts.messages.values.ts';

/** Toast texts of the specification: `toastText('toast.signedOut')`. */
export const { text: toastText, useText: useToastText } = createTexts<typeof toasts, Values>(toasts, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ '../messages/pap.toasts.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ '../messages/nl.toasts.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ '../messages/es.toasts.messages.json'),
});

/** A key of `messages/toasts.messages.json`. */
export type ToastTextKey = keyof typeof toasts;
