import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** Texts of the release dashboard. */
export const { useText, text } = createTexts(en);
