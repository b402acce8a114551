import { createTexts } from '@cpa/shared/i18n';
import messages from './remotes.messages.json';

export const { text, useText } = createTexts(messages, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.remotes.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.remotes.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.remotes.messages.json'),
});
