import { ApiError, type ApiFailure } from './apiError.ts';

/**
 * The text of a generic error toast, in the specification's order: the response's message, else its error,
 * else its detail, else the error's own message, else 'An error occurred'.
 */
export function errorText(error: unknown): string {
  const failure = error instanceof ApiError ? error.failure : error;
  const said: Partial<ApiFailure['said']> = isFailure(failure) ? failure.said : {};
  const own = hasMessage(failure) ? failure.message : undefined;
  return said.message || said.error || said.detail || own || 'An error occurred';
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'said' in value;
}

function hasMessage(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
