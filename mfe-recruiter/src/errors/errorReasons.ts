import { type ApiErrorData, failureReason, fieldErrors } from '@cpa/shared/http';

/** Returns the message of an error with those of its fields. */
export const errorReasons = (error: ApiErrorData): string =>
  [failureReason(error), ...Object.values(fieldErrors(error)).flat()].join(' ');
