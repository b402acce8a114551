import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';
import type { Values } from './en.messages.values.ts';

/** Messages of the pages for signing in and registering, which load with the first of them. */
export const { text, useText } = createTexts<typeof en, Values>(en, {
  pap: () => import(/* webpackChunkName: "auth-texts-pap" */ './pap.messages.json'),
  nl: () => import(/* webpackChunkName: "auth-texts-nl" */ './nl.messages.json'),
  es: () => import(/* webpackChunkName: "auth-texts-es" */ './es.messages.json'),
});

/** Key of a text without values. */
export type TextKey = Exclude<keyof typeof en, keyof Values>;
