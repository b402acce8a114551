import type { Problem } from '../contracts/index.ts';

/** How a call failed: nothing answered, the server refused, or the answer had another shape than agreed. */
export type ApiErrorKind = 'network' | 'status' | 'contract';

/** A failed call as plain data, fit for a store. `status` is 0 unless the server answered. */
export type ApiFailure = {
  kind: ApiErrorKind;
  status: number;
  /** A sentence in the server's words, or in English of our own when it said nothing. */
  message: string;
  /** The server's name for what went wrong, as `applicant_profile_missing`; else `http_<status>`, `network`, `contract` or `unexpected`. */
  code: string;
  /** What is wrong with each field of the body that was sent. */
  errors: Record<string, string[]>;
  /** Finds the call in the server's log; null when it told none. */
  requestId: string | null;
  /** The answer's own words, by the name it gave them, for `errorText`. */
  said: { message?: string; error?: string; detail?: string };
};

/** The one error that the API clients reject with; `failure` carries everything. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** Any caught value as an `ApiFailure`; what is not an `ApiError` counts as a broken contract of our own. */
export function toApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'contract', status: 0, message, code: 'unexpected', errors: {}, requestId: null, said: {} };
}

/** Nothing answered: offline, refused, or no answer within the timeout. */
export function networkFailure(message: string): ApiFailure {
  return { kind: 'network', status: 0, message, code: 'network', errors: {}, requestId: null, said: {} };
}

/** An answer of another shape than agreed. */
export function contractFailure(message: string): ApiFailure {
  return { kind: 'contract', status: 0, message, code: 'contract', errors: {}, requestId: null, said: {} };
}

/** A refusal, read from whatever body the server sent. */
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
