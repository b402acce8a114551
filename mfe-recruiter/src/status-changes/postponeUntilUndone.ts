import { abortable } from '@cpa/shared/store';
import type { Action } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';

/**
 * Asks for more time to undo a change. Aborts the request when the change is undone, because the server would refuse
 * it; returns undefined then.
 */
export function* postponeUntilUndone<T>(
  postpone: (signal: AbortSignal) => Promise<T>,
  isUndoRequested: (action: Action) => boolean,
) {
  const { response } = yield* race({
    response: call(() => abortable(postpone)),
    undone: take(isUndoRequested),
  });
  return response;
}
