import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** All user-facing texts of this remote. */
export const { text, useText } = createTexts(en);
