import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { ApiError, contractFailure } from './apiError.ts';

/** One call of the API, as the specification lists it. */
export type ApiCall<Schema extends z.core.$ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's address, as `/vacancies/7`; parts that people wrote are encoded by the caller. */
  url: string;
  /** The query. */
  params?: Record<string, string | number>;
  /** Beside those that every call has. */
  headers?: Record<string, string>;
  /** The body: a `FormData` goes as a multipart form, all else as JSON. */
  data?: unknown;
  /** What the answer must look like. */
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
