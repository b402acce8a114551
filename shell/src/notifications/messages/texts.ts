import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** Texts of the bell and the notification list. */
export const { useText, text } = createTexts(en);
