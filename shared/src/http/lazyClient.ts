import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type { KnownResponse } from './clientOptions.ts';

type Respond = (request: AxiosRequestConfig) => KnownResponse;

/** Methods of axios with a body. */
const WITH_BODY = ['post', 'put', 'patch'] as const;
const WITHOUT_BODY = ['get', 'delete', 'head', 'options'] as const;

/**
 * Creates a client that loads with its first request, and adds interceptors to it by then. Requests that `respond` has a
 * body for are not sent.
 */
export function lazyClient(load: () => Promise<AxiosInstance>, respond?: Respond): AxiosInstance {
  const added: ((client: AxiosInstance) => void)[] = [];
  let client: AxiosInstance | undefined;

  async function ready(): Promise<AxiosInstance> {
    const loaded = await load();
    for (const add of added.splice(0)) add(loaded);
    return (client = loaded);
  }

  async function request(config: AxiosRequestConfig): Promise<AxiosResponse> {
    const response = respond?.(config);
    const known = response instanceof Promise ? await response : response;
    if (known) return { ...ANSWERED, data: known.body, config: config as AxiosResponse['config'] };
    return await (await ready()).request(config);
  }

  const later = (add: (loaded: AxiosInstance) => void): number => {
    if (client) add(client);
    else added.push(add);
    return added.length;
  };
  const own = new Map<string, unknown>([
    ['request', request],
    [
      'interceptors',
      {
        request: { use: (...args: []) => later((loaded) => loaded.interceptors.request.use(...args)) },
        response: { use: (...args: []) => later((loaded) => loaded.interceptors.response.use(...args)) },
      },
    ],
    // A client is not a promise.
    ['then', undefined],
    ...WITHOUT_BODY.map(
      (method) =>
        [method, (url: string, config?: AxiosRequestConfig) => request({ ...config, method, url })] as const,
    ),
    ...WITH_BODY.map(
      (method) =>
        [
          method,
          (url: string, data?: unknown, config?: AxiosRequestConfig) =>
            request({ ...config, method, url, data }),
        ] as const,
    ),
  ]);
  return new Proxy(request, {
    get: (_target, name: string) =>
      own.has(name)
        ? own.get(name)
        : async (...args: unknown[]) =>
            (Reflect.get(await ready(), name) as (...all: unknown[]) => unknown)(...args),
  }) as unknown as AxiosInstance;
}

const ANSWERED = { status: 200, statusText: 'OK', headers: {} };
