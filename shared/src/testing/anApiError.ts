import type { Problem } from '../contracts/index.ts';
import { ApiError, statusFailure } from '../http/apiError.ts';

/** Error of a response with an error status, for example `anApiError(422, { errors: { phone: ['Not a number.'] } })`. */
export function anApiError(status: number, problem: Partial<Problem> = {}): ApiError {
  return new ApiError(statusFailure(status, { message: 'No.', ...problem }));
}
