import { createTexts } from '@cpa/shared/i18n';
import en from './en.messages.json';
import type { Values } from './en.messages.values.ts';

export const { text, useText } = createTexts<typeof en, Values>(en);
