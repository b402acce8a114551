import type { Problem } from '../contracts/index.ts';
import { ApiError, statusFailure } from '../http/apiError.ts';

/** A refusal as the API clients reject with it, as `aRefusal(422, { errors: { phone: ['Not a number.'] } })`. */
export function aRefusal(status: number, problem: Partial<Problem> = {}): ApiError {
  return new ApiError(statusFailure(status, { message: 'No.', ...problem }));
}
