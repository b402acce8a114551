import { type Locale, postSchema, postsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { apiDocumentPath } from '@cpa/shared/routing';

export function createBlogApi({ publicClient: client }: HttpClients) {
  return {
    posts: (language: Locale) =>
      request(client, `GET ${apiDocumentPath('/content/posts', language)}`, postsSchema),
    post: (slug: string, language: Locale, signal?: AbortSignal) =>
      request(
        client,
        `GET ${apiDocumentPath(`/content/posts/${encodeURIComponent(slug)}`, language)}`,
        postSchema,
        { signal },
      ),
  };
}

export type BlogApi = ReturnType<typeof createBlogApi>;
