import { createTexts } from '@cpa/shared/i18n';
import messages from './releases.messages.json';

export const { useText } = createTexts(messages);
