import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';

/** `takeLeading` per ID: ignores an event while the worker runs for the same `id`. */
export function takeLeadingById<Payload extends { id: number }>(
  event: { match: (action: Action) => action is PayloadAction<Payload> },
  worker: (action: PayloadAction<Payload>) => Generator,
) {
  const running = new Set<number>();
  return takeEvery(event.match, function* guarded(action: PayloadAction<Payload>) {
    const { id } = action.payload;
    if (running.has(id)) return;
    running.add(id);
    try {
      yield* call(worker, action);
    } finally {
      running.delete(id);
    }
  });
}
