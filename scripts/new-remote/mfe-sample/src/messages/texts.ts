import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** Texts of this remote's pages. */
export const { text, useText } = createTexts(en);
