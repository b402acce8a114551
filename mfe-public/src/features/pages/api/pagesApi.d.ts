import { type HttpClients } from '@cpa/shared/http';
export declare function createPagesApi({ publicClient: client }: HttpClients): {
  page: (
    slug: string,
    signal?: AbortSignal,
  ) => Promise<{
    slug: string;
    title: string;
    summary: string;
    updated_on: string;
    body: string;
  }>;
  partners: () => Promise<{
    partners: {
      slug: string;
      name: string;
      summary: string;
      kind: string;
      logo: string | null;
      website: string | null;
      body: string;
    }[];
  }>;
};
export type PagesApi = ReturnType<typeof createPagesApi>;
