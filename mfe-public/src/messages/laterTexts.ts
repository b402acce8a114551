import { createTexts } from '@cpa/shared/i18n';
import later from './later.messages.json';
import type { Values } from './later.messages.values.ts';

/** Texts of dialogs and of the pages that few visits begin with, which the scripts of the other pages do not contain. */
export const { text, useText } = createTexts<typeof later, Values>(later, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.later.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.later.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.later.messages.json'),
});
