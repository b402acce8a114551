import type { RenderRequest } from '@cpa/shared/contracts';

/** Subset of the options of `fetch` that the API clients use. */
type ApiRequest = { method?: string | undefined; body?: string | null | undefined };

/** Subset of `Response` that the API clients read. `headers` has lower-case names. */
type ApiResponse = {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  text: () => Promise<string>;
};

/** Replaces `fetch` for the API clients of a page on the site server, which has no network and only reads. */
export function readThroughSite(readApi: RenderRequest['readApi']) {
  return async (url: string, { method = 'GET', body: sent }: ApiRequest = {}): Promise<ApiResponse> => {
    const isRead = ['GET', 'POST'].includes(method.toUpperCase());
    if (!isRead) throw new Error(`A page on the site server cannot send ${method}.`);
    const { status, isUncounted, body } = await readApi(url, sent ?? undefined);
    const headers = { 'content-type': 'application/json', ...(isUncounted && { 'x-uncounted-view': '1' }) };
    return { status, statusText: '', headers, text: async () => body };
  };
}
