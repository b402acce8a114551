import { createTexts } from '@cpa/shared/i18n';
import en from './messages/en.messages.json';
import type { Values } from './messages/en.messages.values.ts';

export const { text, useText } = createTexts<typeof en, Values>(en, {
  pap: () => import(/* webpackChunkName: "security-texts-pap" */ './messages/pap.messages.json'),
  nl: () => import(/* webpackChunkName: "security-texts-nl" */ './messages/nl.messages.json'),
  es: () => import(/* webpackChunkName: "security-texts-es" */ './messages/es.messages.json'),
});
