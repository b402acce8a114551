import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** The shell's messages. */
export const { text, useText } = createTexts(en);

export type TextKey = keyof typeof en;
