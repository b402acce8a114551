import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';

/** `takeLeading` per application: ignores an event while the worker runs for the same `id`. */
export function takeLeadingById<Payload extends { id: number }>(
  pattern: ActionCreatorWithPayload<Payload>,
  worker: (event: PayloadAction<Payload>) => Generator,
) {
  const running = new Set<number>();
  return takeEvery(pattern, function* guarded(event: PayloadAction<Payload>) {
    const { id } = event.payload;
    if (running.has(id)) return;
    running.add(id);
    try {
      yield* call(worker, event);
    } finally {
      running.delete(id);
    }
  });
}
