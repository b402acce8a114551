import { type ApiErrorData, toApiErrorData } from '@cpa/shared/http';

/** Resolves to the error text a page would show, or null when the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<ApiErrorData | null> {
  return await call.then(
    () => null,
    (error: unknown) => toApiErrorData(error),
  );
}
