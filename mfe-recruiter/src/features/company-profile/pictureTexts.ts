import { createTexts } from '@cpa/shared/i18n';
import en from './messages/en.messages.json';
import type { Values } from './messages/en.messages.values.ts';

/** Texts of the pictures of the work and of the team. */
export const { useText: usePictureTexts } = createTexts<typeof en, Values>(en, {
  pap: () => import(/* webpackChunkName: "picture-texts-pap" */ './messages/pap.messages.json'),
  nl: () => import(/* webpackChunkName: "picture-texts-nl" */ './messages/nl.messages.json'),
  es: () => import(/* webpackChunkName: "picture-texts-es" */ './messages/es.messages.json'),
});
