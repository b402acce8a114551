import { createTexts } from '@cpa/shared/i18n';
import messages from './remotes.messages.json';

export const { text, useText } = createTexts(messages);
