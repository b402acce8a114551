import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** Every text of this remote that a person reads. */
export const { text, useText } = createTexts(en);
