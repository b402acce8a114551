import { createServerTexts } from '@cpa/shared/server';
import type english from './mails.messages.json';
import type { Values } from './mails.messages.values.ts';

/** Texts of the mails about accounts, and of responses that report what was mailed. */
export const mailTextIn = createServerTexts<typeof english, Values>(
  new URL('mails.messages.json', import.meta.url),
);
