export type ApiRequest = {
  method?: string | undefined;
  url?: string | undefined;
  params?: unknown;
  data?: unknown;
};

/** Identifies a request to the API on the server and in the browser. Call it before the body is serialised. */
export function requestKey({ method = 'get', url = '', params, data }: ApiRequest): string {
  return [method.toLowerCase(), url, JSON.stringify(params ?? null), JSON.stringify(data ?? null)].join(' ');
}
