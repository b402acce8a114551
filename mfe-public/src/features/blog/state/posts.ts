import { createResource } from '@cpa/shared/store';
import { type InLanguage, keepsTexts } from '../../../text/inLanguage.ts';
import type { BlogApi } from '../api/blogApi.ts';

type BySlug = { slug: string };

export const posts = createResource({
  name: 'publicPosts',
  load: async (api: BlogApi, { language }: InLanguage) => (await api.posts(language)).posts,
  isKept: keepsTexts,
  isPublic: true,
});

export const post = createResource({
  name: 'publicPost',
  load: (api: BlogApi, { slug, language }: BySlug & InLanguage, signal: AbortSignal) =>
    api.post(slug, language, signal),
  key: ({ slug }: BySlug) => slug,
  isKept: keepsTexts,
  isPublic: true,
});
