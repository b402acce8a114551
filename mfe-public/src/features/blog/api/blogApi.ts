import { type Locale, postSchema, postsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { apiDocumentPath } from '@cpa/shared/routing';

export function createBlogApi({ publicClient: client }: HttpClients) {
  return {
    posts: (language: Locale) =>
      callApi(client, {
        method: 'GET',
        url: apiDocumentPath('/content/posts', language),
        response: postsSchema,
      }),
    post: (slug: string, language: Locale, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: apiDocumentPath(`/content/posts/${encodeURIComponent(slug)}`, language),
        response: postSchema,
        ...(signal && { signal }),
      }),
  };
}

export type BlogApi = ReturnType<typeof createBlogApi>;
