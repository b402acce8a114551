import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';
import type { Values } from './en.messages.values.ts';

export const { text, useText } = createTexts<typeof en, Values>(en, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.messages.json'),
});

/** Key of a text without values. */
export type TextKey = Exclude<keyof typeof en, keyof Values>;
