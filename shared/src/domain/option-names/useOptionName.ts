import { createNames } from '../../i18n/index.ts';

/** `names.messages.json` is what is translated; no page loads it. */
const useName = createNames({
  pap: () => import(/* webpackChunkName: "texts-pap" */ './pap.names.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ './nl.names.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.names.messages.json'),
});

/**
 * Returns the function that names an option of `GET /options` in the language of the page. The API sends names in English;
 * one without a translation stays.
 */
export const useOptionName = (): ((english: string) => string) => {
  const nameOf = useName();
  return (english) => nameOf(english, english);
};
