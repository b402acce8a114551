import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { ApiError, contractFailure } from './apiError.ts';

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
  answer: Schema;
  /** Milliseconds until the call counts as unanswered, where the usual 20 seconds are too few. */
  timeout?: number;
  /** Gives the call up. */
  signal?: AbortSignal;
};

/** An answer with its status, for the few calls whose status carries meaning. */
export type Answered<T> = { status: number; body: T };

/**
 * Makes one call and parses the answer: the value is what the contract says, or the promise rejects with an
 * `ApiError` (`kind: 'contract'` when the server answered something else).
 */
export async function callApi<Schema extends z.core.$ZodType>(
  client: AxiosInstance,
  call: ApiCall<Schema>,
): Promise<z.output<Schema>> {
  return (await callApiWithStatus(client, call)).body;
}

/** As `callApi`, with the status: of applying, 201 is new and 200 was known. Rejects with the same errors. */
export async function callApiWithStatus<Schema extends z.core.$ZodType>(
  client: AxiosInstance,
  { answer, ...config }: ApiCall<Schema>,
): Promise<Answered<z.output<Schema>>> {
  const response = await client.request<unknown>(config);
  const parsed = z.safeParse(answer, response.data);
  if (parsed.success) return { status: response.status, body: parsed.data };
  const [first] = parsed.error.issues;
  throw new ApiError(
    contractFailure(
      `${config.method} ${config.url} answered an unexpected ${first?.path.join('.') || 'body'}.`,
    ),
  );
}
