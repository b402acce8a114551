import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';
import type { Values } from './en.messages.values.ts';

/** Texts of the page with refund requests. */
export const { useText, text } = createTexts<typeof en, Values>(en);
