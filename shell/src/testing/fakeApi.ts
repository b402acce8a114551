import { ApiError, type HttpClients, type TokenSource, createHttpClients } from '@cpa/shared/http';

type Answer = { status: number; data?: unknown };
type Call = { method: string; url: string; data: unknown; bearer: string | null };

/** The shared clients over a function instead of a network. The function answers by `METHOD /path`. */
export function fakeApi(answer: (route: string, call: Call) => Answer | Promise<Answer>, tokens: TokenSource = noTokens) {
  const calls: Call[] = [];
  const clients: HttpClients = createHttpClients({
    baseURL: '/api',
    tokens,
    adapter: async (config) => {
      const call: Call = {
        method: String(config.method).toUpperCase(),
        url: config.url ?? '',
        data: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
        bearer: config.headers.get('Authorization')?.toString() ?? null,
      };
      calls.push(call);
      const { status, data } = await answer(`${call.method} ${call.url}`, call);
      const response = { status, data, statusText: '', headers: {}, config };
      if (status < 400) return response;
      throw Object.assign(new Error(`status ${status}`), { isAxiosError: true, config, response });
    },
  });
  return { clients, calls, routes: () => calls.map(({ method, url }) => `${method} ${url}`) };
}

/** As the shell's own token source rejects, once there is nothing left to renew. */
const noTokens: TokenSource = {
  accessToken: () => null,
  refresh: () =>
    Promise.reject(
      new ApiError({
        kind: 'status',
        status: 401,
        message: 'Please login again.',
        code: 'session_lost',
        errors: {},
        requestId: null,
        said: {},
      }),
    ),
};
