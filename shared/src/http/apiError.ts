import type { Problem } from '../contracts/index.ts';

/** Kind of failure: no response, an error status, or a response that does not match its schema. */
export type ApiErrorKind = 'network' | 'status' | 'contract';

/** A failed request as plain data, for the store. `status` is 0 without a response. */
export type ApiFailure = {
  kind: ApiErrorKind;
  status: number;
  /** Message of the server, or an English default. */
  message: string;
  /** Error code of the server, for example `applicant_profile_missing`, else `http_<status>`, `network`, `contract` or `unexpected`. */
  code: string;
  /** Messages by field of the request body. */
  errors: Record<string, string[]>;
  /** Request ID in the server's log; null if the response had none. */
  requestId: string | null;
  /** Message fields of the response body, for `errorText`. */
  said: { message?: string; error?: string; detail?: string };
};

/** Error that the API clients reject with. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** Converts a caught value to an `ApiFailure`. Anything but an `ApiError` becomes a `contract` failure. */
export function toApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'contract', status: 0, message, code: 'unexpected', errors: {}, requestId: null, said: {} };
}

/** Failure without a response: offline, connection refused, or timeout. */
export function networkFailure(message: string): ApiFailure {
  return { kind: 'network', status: 0, message, code: 'network', errors: {}, requestId: null, said: {} };
}

/** Failure of a response that does not match its schema. */
export function contractFailure(message: string): ApiFailure {
  return { kind: 'contract', status: 0, message, code: 'contract', errors: {}, requestId: null, said: {} };
}

/** Failure of an error status, with whatever the response body contains. */
export function statusFailure(status: number, body: unknown): ApiFailure {
  const problem: Partial<Problem> & { detail?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const said: ApiFailure['said'] = {};
  if (typeof problem.message === 'string') said.message = problem.message;
  if (typeof problem.error === 'string') said.error = problem.error;
  if (typeof problem.detail === 'string') said.detail = problem.detail;
  return {
    kind: 'status',
    status,
    message: said.message ?? said.error ?? said.detail ?? `The server answered ${status}.`,
    code: typeof problem.code === 'string' ? problem.code : `http_${status}`,
    errors: problem.errors ?? {},
    requestId: problem.request_id ?? null,
    said,
  };
}
