import type { UnknownAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { type ApiErrorData, toApiErrorData } from '../http/index.ts';

/** Returns a failure handler for `safely` that puts an event with the error. */
export function failWith(failed: (error: ApiErrorData) => UnknownAction) {
  return function* putFailure(error: unknown) {
    yield* put(failed(toApiErrorData(error)));
  };
}
