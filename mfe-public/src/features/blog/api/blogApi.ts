import { type Locale, postSchema, postsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { inLanguage } from '../../../routing/apiPaths.ts';

export function createBlogApi({ publicClient: client }: HttpClients) {
  return {
    posts: (language: Locale) =>
      callApi(client, { method: 'GET', url: inLanguage('/content/posts', language), response: postsSchema }),
    post: (slug: string, language: Locale, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: inLanguage(`/content/posts/${encodeURIComponent(slug)}`, language),
        response: postSchema,
        ...(signal && { signal }),
      }),
  };
}

export type BlogApi = ReturnType<typeof createBlogApi>;
