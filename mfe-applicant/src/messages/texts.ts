import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

export type TextKey = keyof typeof en;
export const { text, useText } = createTexts(en);
