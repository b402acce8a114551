import { ApiError, type ApiErrorData } from './apiError.ts';

/**
 * Returns the text of a generic error toast. Order of the specification: `message`, `error` or `detail` of the response
 * body, the message of the error, 'An error occurred'.
 */
export function errorText(error: unknown): string {
  const data = error instanceof ApiError ? error.data : error;
  const body: ApiErrorData['responseBody'] = isApiErrorData(data) ? data.responseBody : {};
  const own = hasMessage(data) ? data.message : undefined;
  return body.message || body.error || body.detail || own || 'An error occurred';
}

function isApiErrorData(value: unknown): value is ApiErrorData {
  return typeof value === 'object' && value !== null && 'responseBody' in value;
}

function hasMessage(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
