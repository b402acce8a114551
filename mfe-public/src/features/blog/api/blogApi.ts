import { postSchema, postsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createBlogApi({ publicClient: client }: HttpClients) {
  return {
    posts: () => callApi(client, { method: 'GET', url: '/content/posts', answer: postsSchema }),
    post: (slug: string, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: `/content/posts/${encodeURIComponent(slug)}`,
        answer: postSchema,
        ...(signal && { signal }),
      }),
  };
}

export type BlogApi = ReturnType<typeof createBlogApi>;
