import type { Locale } from '@cpa/shared/contracts';
import { createServerTexts } from '@cpa/shared/server';
import type shellEnglish from '../../../src/messages/en.messages.json';
import type { Values } from '../../../src/messages/en.messages.values.ts';
import type english from './site.messages.json';

export const SITE_NAME = 'Career Portal Aruba';

/** Texts of documents that belong to no page. */
export const siteText = createServerTexts<typeof english>(new URL('site.messages.json', import.meta.url));

/** Texts of the pages of the shell. Documents use their titles, so that they stay the same in the browser. */
export const shellText = createServerTexts<typeof shellEnglish, Values>(
  new URL('../../../src/messages/en.messages.json', import.meta.url),
);

/** Title of a document, equal to the one that the page sets. */
export function documentTitle(page: string | undefined, locale: Locale): string {
  const text = shellText(locale);
  return page ? text('site.pageTitle', { page }) : text('site.title');
}
