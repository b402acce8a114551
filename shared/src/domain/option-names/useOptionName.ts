import { createNames } from '../../i18n/index.ts';

/**
 * Returns the function that names an option of `GET /options` in the language of the page. The API sends names in
 * English; one without a translation stays. `names.messages.json` lists the translated names; no page loads it.
 */
export const useOptionName = createNames({
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.names.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.names.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.names.messages.json'),
});
