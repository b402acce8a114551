import type { ContentPage, Locale } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { manifestTexts } from '../manifestTexts.ts';

export type ContentSlug = 'about' | 'privacy' | 'terms' | 'faq';

/** Head of a page whose text comes from the API: in the language of the text, with the languages that it exists in. */
export function contentHead(
  slug: ContentSlug,
  { language, languages }: ContentPage,
  locale: Locale,
): Pick<PageHead, 'title' | 'description' | 'language' | 'languages'> {
  return {
    language,
    languages,
    title: manifestTexts[locale][`heading.${slug}`],
    description: manifestTexts[language][`head.${slug}`],
  };
}
