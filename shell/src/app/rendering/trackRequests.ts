import type { ReadObjects, ServerResponse } from '@cpa/shared/contracts';
import { type HttpClients, toApiErrorData } from '@cpa/shared/http';
import { requestKey } from '../hydration/requestKey.ts';

export type TrackedRequests = {
  /** Resolves when no request is pending and no saga starts another one. */
  settled: () => Promise<void>;
  /** True when the API did not respond, failed, or limited the rate of requests. */
  hasFailed: () => boolean;
  /** Successful responses by request. */
  responses: () => Record<string, ServerResponse>;
  objects: () => ReadObjects;
};

type Read = { method?: string | undefined; url?: string | undefined; params?: unknown };

/** Header of a response that the API would have counted as a view. */
const UNCOUNTED_HEADER = 'x-uncounted-view';

/** Statuses about the requested object, which its page shows. */
const ANSWERS = new Set([400, 403, 404, 410, 422]);

/** Turns of the event loop without a request after which the sagas of a page have no more work. */
const QUIET_TURNS = 3;

/** Tracks the requests of both clients, so that a page is rendered once its data has arrived. */
export function trackRequests({ publicClient, privateClient }: HttpClients): TrackedRequests {
  let pending = 0;
  let isFailed = false;
  let resume = () => {};
  const keys = new WeakMap<object, string>();
  const responses: Record<string, ServerResponse> = {};
  const objects: ReadObjects = {};

  function end(status: number): void {
    pending -= 1;
    if (status >= 300 && !ANSWERS.has(status)) isFailed = true;
    if (pending === 0) resume();
  }

  /** Keeps the body of a `GET` request for one object, which has no parameters. */
  function keepObject({ method = 'get', url, params }: Read = {}, body: unknown): void {
    if (method === 'get' && url !== undefined && params === undefined) objects[url] = body;
  }

  for (const { interceptors } of [publicClient, privateClient]) {
    interceptors.request.use((config) => {
      pending += 1;
      keys.set(config, requestKey(config));
      const keepMissing = (data: unknown, _headers: unknown, status?: number): unknown => {
        if (status === 404) keepObject(config, null);
        return data;
      };
      config.transformResponse = [config.transformResponse ?? [], keepMissing].flat();
      return config;
    });
    interceptors.response.use(
      (response) => {
        const key = keys.get(response.config);
        const isUncounted = response.headers[UNCOUNTED_HEADER] !== undefined;
        if (key !== undefined) responses[key] = { body: response.data, ...(isUncounted && { isUncounted }) };
        keepObject(response.config, response.data);
        end(response.status);
        return response;
      },
      (error: unknown) => {
        end(toApiErrorData(error).status || 503);
        throw error;
      },
    );
  }

  return {
    hasFailed: () => isFailed,
    responses: () => responses,
    objects: () => objects,
    async settled() {
      for (let quiet = 0; quiet < QUIET_TURNS;) {
        if (pending > 0) {
          quiet = 0;
          await new Promise<void>((resolve) => (resume = resolve));
        } else {
          quiet += 1;
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
    },
  };
}
