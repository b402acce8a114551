import { type ApiFailure, toApiFailure } from '@cpa/shared/http';

/** What a page would show of a call that fails; null: it did not. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure | null> {
  return await call.then(
    () => null,
    (error: unknown) => toApiFailure(error),
  );
}
