import { createResource } from '@cpa/shared/store';
import { type InLanguage, keepsTexts } from '../../../text/inLanguage.ts';
import type { PagesApi } from '../api/pagesApi.ts';

/** Slugs of the content pages in the API. */
export type PageSlug = 'about' | 'privacy' | 'terms' | 'faq';

type BySlug = { slug: PageSlug };

export const page = createResource({
  name: 'publicPage',
  load: (api: PagesApi, { slug, language }: BySlug & InLanguage, signal: AbortSignal) =>
    api.page(slug, language, signal),
  key: ({ slug }: BySlug) => slug,
  isKept: keepsTexts,
  isPublic: true,
});

export const partners = createResource({
  name: 'publicPartners',
  load: async (api: PagesApi, { language }: InLanguage) => (await api.partners(language)).partners,
  isKept: keepsTexts,
  isPublic: true,
});
