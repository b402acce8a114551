import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { ApiError, contractFailure, withMethod } from './apiError.ts';

/** A request to the API. */
export type ApiCall<Schema extends z.core.$ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base URL, for example `/vacancies/7`. The caller encodes user input. */
  url: string;
  /** Query parameters. */
  params?: Record<string, string | number>;
  /** Headers in addition to those of every request. */
  headers?: Record<string, string>;
  /** Request body: `FormData` is sent as multipart, everything else as JSON. */
  data?: unknown;
  /** Schema of the response body. */
  response: Schema;
  /** Timeout in milliseconds; 20 seconds by default. */
  timeout?: number;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Called while the body is sent, with the sent fraction from 0 to 1. */
  onUpload?: (fraction: number) => void;
};

/**
 * Response body without its `message`, which is in the language of the request and does not follow a later change.
 * Pages have their own texts.
 */
type Body<T> = T extends { message: string } ? Omit<T, 'message'> : T;

/** A response with its status, for the few calls whose status has a meaning. */
export type ApiResponse<T> = { status: number; body: T };

/**
 * Sends one request and parses the response. Rejects with an `ApiError`, of kind `contract` when the response does not
 * match the schema.
 */
export async function callApi<Schema extends z.core.$ZodType>(
  client: AxiosInstance,
  call: ApiCall<Schema>,
): Promise<Body<z.output<Schema>>> {
  return (await callApiWithStatus(client, call)).body;
}

/** Sends one request, for example `GET /vacancies/7`. Rejects like `callApi`. */
export function request<Schema extends z.core.$ZodType>(
  client: AxiosInstance,
  endpoint: `${ApiCall<Schema>['method']} ${string}`,
  response: Schema,
  options: Omit<ApiCall<Schema>, 'method' | 'url' | 'response'> = {},
): Promise<Body<z.output<Schema>>> {
  const space = endpoint.indexOf(' ');
  const method = endpoint.slice(0, space) as ApiCall<Schema>['method'];
  return callApi(client, { ...options, method, url: endpoint.slice(space + 1), response });
}

/** Like `callApi`, with the status: applying returns 201 for a new application and 200 for an existing one. */
export async function callApiWithStatus<Schema extends z.core.$ZodType>(
  client: AxiosInstance,
  { response: schema, onUpload, signal, ...config }: ApiCall<Schema>,
): Promise<ApiResponse<Body<z.output<Schema>>>> {
  const response = await client.request<unknown>({
    ...config,
    ...(signal && { signal }),
    ...(onUpload && { onUploadProgress: ({ progress = 0 }) => onUpload(progress) }),
  });
  const parsed = z.safeParse(schema, response.data);
  if (parsed.success) return { status: response.status, body: parsed.data as Body<z.output<Schema>> };
  const [first] = parsed.error.issues;
  throw new ApiError(
    withMethod(
      contractFailure(
        `The response to ${config.method} ${config.url} has an unexpected ${first?.path.join('.') || 'body'}.`,
      ),
      config.method,
    ),
  );
}
