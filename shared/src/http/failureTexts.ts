import { createTexts } from '../i18n/index.ts';
import messages from '../messages/failures.messages.json';

export const { text } = createTexts(messages, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ '../messages/pap.failures.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ '../messages/nl.failures.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ '../messages/es.failures.messages.json'),
});
