import type { ApiErrorData } from '@cpa/shared/http';

/** A company of the user asks for a second step before its applicants open. */
export const isUnsecured = (error: ApiErrorData | null): boolean =>
  error?.status === 403 && error.code === 'second_step_for_company';
