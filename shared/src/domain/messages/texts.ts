import { createTexts } from '../../i18n/index.ts';
import en from './en.messages.json';

export const { useText } = createTexts(en, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.messages.json'),
});
