import { type HttpClients } from '@cpa/shared/http';
export declare function createBlogApi({ publicClient: client }: HttpClients): {
  posts: () => Promise<{
    posts: {
      slug: string;
      title: string;
      summary: string;
      published_at: string;
    }[];
  }>;
  post: (
    slug: string,
    signal?: AbortSignal,
  ) => Promise<{
    slug: string;
    title: string;
    summary: string;
    published_at: string;
    author: string;
    reading_minutes: number;
    body: string;
  }>;
};
export type BlogApi = ReturnType<typeof createBlogApi>;
