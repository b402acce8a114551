import { createTexts } from '@cpa/shared/i18n';
import en from './messages/en.messages.json';
import type { Values } from './messages/en.messages.values.ts';

export const { useText } = createTexts<typeof en, Values>(en, {
  pap: () => import(/* webpackChunkName: "scorecard-texts-pap" */ './messages/pap.messages.json'),
  nl: () => import(/* webpackChunkName: "scorecard-texts-nl" */ './messages/nl.messages.json'),
  es: () => import(/* webpackChunkName: "scorecard-texts-es" */ './messages/es.messages.json'),
});
