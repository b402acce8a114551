import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** Texts of the line that offers a passkey. */
export const { useText } = createTexts(en, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.messages.json'),
});
