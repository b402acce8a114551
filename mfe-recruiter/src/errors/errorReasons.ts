import { type ApiErrorData, errorText } from '@cpa/shared/http';

/** Returns the message of an error with those of its fields. */
export const errorReasons = (error: ApiErrorData): string =>
  [errorText(error), ...Object.values(error.errors).flat()].join(' ');
