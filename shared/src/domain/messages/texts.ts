import { createTexts } from '../../i18n/index.ts';
import en from './en.messages.json';

export const { useText } = createTexts(en);
