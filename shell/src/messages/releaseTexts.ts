import { createTexts } from '@cpa/shared/i18n';
import messages from './releases.messages.json';

export const { useText } = createTexts(messages, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.releases.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.releases.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.releases.messages.json'),
});
