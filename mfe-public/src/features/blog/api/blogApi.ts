import { postSchema, postsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createBlogApi({ publicClient: client }: HttpClients) {
  return {
    posts: () => callApi(client, { method: 'GET', url: '/content/posts', response: postsSchema }),
    post: (slug: string, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: `/content/posts/${encodeURIComponent(slug)}`,
        response: postSchema,
        ...(signal && { signal }),
      }),
  };
}

export type BlogApi = ReturnType<typeof createBlogApi>;
