import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';

/** Messages of the pages for signing in and registering, which load with the first of them. */
export const { text, useText } = createTexts(en);

export type TextKey = keyof typeof en;
