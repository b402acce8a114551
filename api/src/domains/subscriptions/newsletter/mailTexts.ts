import { createServerTexts } from '@cpa/shared/server';
import type english from './mails.messages.json';

/** Texts of the mails of the newsletter, and of the pages of their links. */
export const mailTextIn = createServerTexts<typeof english>(new URL('mails.messages.json', import.meta.url));
