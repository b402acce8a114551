import { createTexts } from '@cpa/shared/i18n';
import en from './messages/en.messages.json';
import type { Values } from './messages/en.messages.values.ts';

/** Texts of the dialogs that read a resume. No page loads them. */
export const { useText: useReadingText } = createTexts<typeof en, Values>(en, {
  pap: () => import(/* webpackChunkName: "resume-texts-pap" */ './messages/pap.messages.json'),
  nl: () => import(/* webpackChunkName: "resume-texts-nl" */ './messages/nl.messages.json'),
  es: () => import(/* webpackChunkName: "resume-texts-es" */ './messages/es.messages.json'),
});
