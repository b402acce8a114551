import { MAX_BATCH } from '@cpa/shared/contracts';
import { safely } from '@cpa/shared/store';
import { put, select } from 'typed-redux-saga';
import { postponeUntilUndone } from '../../../status-changes/postponeUntilUndone.ts';
import { undoDeadline } from '../../../status-changes/undoDeadline.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { type undoHeld, undoPostponed, undoRequested, type UndoableMove } from './moveEvents.ts';
import { selectIsUndoing, selectUndoable } from './movesSlice.ts';

/** Creates the worker that asks for more time to undo a move. Without a response the countdown continues. */
export function createPostpone(api: Pick<ApplicantsApi, 'postpone'>) {
  return safely(
    function* postpone({ payload: { key } }: ReturnType<typeof undoHeld>) {
      const move = (yield* select(selectUndoable)).find((each) => each.key === key);
      // The server knows no change that was undone or replaced.
      if (!move || (yield* select((state: object) => selectIsUndoing(state, key)))) return;
      const times = yield* postponeUntilUndone(
        (signal) => postponeAll(api, move, signal),
        (action) => undoRequested.match(action) && action.payload.key === key,
      );
      if (times) yield* put(undoPostponed({ key, expiresAt: undoDeadline(times) }));
    },
    () => undefined,
  );
}

async function postponeAll(
  api: Pick<ApplicantsApi, 'postpone'>,
  { changes }: UndoableMove,
  signal: AbortSignal,
) {
  const times: string[] = [];
  for (let start = 0; start < changes.length; start += MAX_BATCH) {
    const batch = changes.slice(start, start + MAX_BATCH).map(({ changeId }) => changeId);
    times.push((await api.postpone(batch, signal)).effective_at);
  }
  return times;
}
