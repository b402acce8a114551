import type { Problem } from '../contracts/index.ts';
import type { CodedText } from './codedTexts.ts';

/** Kind of failure: no response, an error status, or a response that does not match its schema. */
export type ApiErrorKind = 'network' | 'status' | 'contract';

/** A failed request as plain data, for the store. `status` is 0 without a response. */
export type ApiErrorData = {
  kind: ApiErrorKind;
  status: number;
  /** Message of the server, or an English default. */
  message: string;
  /** Error code of the server, for example `applicant_profile_missing`, else `http_<status>`, `network`, `contract` or `unexpected`. */
  code: string;
  /** Messages by field of the request body, in the language of the page at that time. To show them use `fieldErrors`. */
  errors: Record<string, string[]>;
  /** The same messages in English with the codes of their texts, if they have any. */
  coded?: Pick<Problem, 'errors' | 'error_codes'>;
  /** Request ID in the server's log; null if the response had none. */
  requestId: string | null;
  /** The method was not GET, so the request may have taken effect. */
  isWrite?: true;
  /** Message fields of the response body, in English and with the code of their text, for `errorText`. */
  responseBody: { message?: string; error?: string; detail?: string } & CodedText;
};

/** Error that the API clients reject with. */
export class ApiError extends Error {
  readonly data: ApiErrorData;

  constructor(data: ApiErrorData) {
    super(data.message);
    this.name = 'ApiError';
    this.data = data;
  }
}

/** Marks the failure of a request that changes something. */
export const withMethod = (data: ApiErrorData, method: string | undefined): ApiErrorData =>
  method === undefined || method.toUpperCase() === 'GET' ? data : { ...data, isWrite: true };

/** Converts a caught value to `ApiErrorData`. Anything but an `ApiError` becomes a `contract` failure. */
export function toApiErrorData(error: unknown): ApiErrorData {
  if (error instanceof ApiError) return error.data;
  const message = error instanceof Error ? error.message : String(error);
  return {
    kind: 'contract',
    status: 0,
    message,
    code: 'unexpected',
    errors: {},
    requestId: null,
    responseBody: {},
  };
}

/** Failure without a response: offline, connection refused, or timeout. */
export function networkFailure(message: string): ApiErrorData {
  return {
    kind: 'network',
    status: 0,
    message,
    code: 'network',
    errors: {},
    requestId: null,
    responseBody: {},
  };
}

/** Failure of a response that does not match its schema. */
export function contractFailure(message: string): ApiErrorData {
  return {
    kind: 'contract',
    status: 0,
    message,
    code: 'contract',
    errors: {},
    requestId: null,
    responseBody: {},
  };
}

/** Failure of an error status, with the messages of the response body. `translated` is the body in the language of the page. */
export function statusFailure(
  status: number,
  response: unknown,
  translated?: Partial<Problem>,
): ApiErrorData {
  const problem: Partial<Problem> & { detail?: unknown } =
    typeof response === 'object' && response !== null ? response : {};
  const body: ApiErrorData['responseBody'] = {};
  if (typeof problem.message === 'string') body.message = problem.message;
  if (typeof problem.error === 'string') body.error = problem.error;
  if (typeof problem.detail === 'string') body.detail = problem.detail;
  if (typeof problem.code === 'string') Object.assign(body, { code: problem.code, params: problem.params });
  return {
    kind: 'status',
    status,
    message:
      translated?.message ??
      body.message ??
      body.error ??
      body.detail ??
      `The server responded with status ${status}.`,
    code: typeof problem.code === 'string' ? problem.code : `http_${status}`,
    errors: translated?.errors ?? problem.errors ?? {},
    ...(problem.error_codes && { coded: { errors: problem.errors, error_codes: problem.error_codes } }),
    requestId: problem.request_id ?? null,
    responseBody: body,
  };
}

/**
 * Returns true when a request may have taken effect although it failed: without a response, with one that cannot be
 * read, or with an error of the server. Only a rejection (4xx) proves that nothing was done.
 */
export function isOutcomeUnknown({ kind, status }: ApiErrorData): boolean {
  return kind !== 'status' || status >= 500;
}
