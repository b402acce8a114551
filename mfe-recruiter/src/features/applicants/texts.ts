import { createTexts } from '@cpa/shared/i18n';
import en from './messages/en.messages.json';

/** Texts of the search inside resumes, which load with the list. */
export const { useText } = createTexts(en, {
  pap: () => import(/* webpackChunkName: "resume-search-texts-pap" */ './messages/pap.messages.json'),
  nl: () => import(/* webpackChunkName: "resume-search-texts-nl" */ './messages/nl.messages.json'),
  es: () => import(/* webpackChunkName: "resume-search-texts-es" */ './messages/es.messages.json'),
});
