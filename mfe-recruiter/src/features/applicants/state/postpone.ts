import { MAX_BATCH } from '@cpa/shared/contracts';
import { safely } from '@cpa/shared/store';
import { call, put, select } from 'typed-redux-saga';
import { undoDeadline } from '../../../status-changes/undoDeadline.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { type undoHeld, undoPostponed, type UndoableMove } from './moveEvents.ts';
import { selectIsUndoing, selectUndoable } from './movesSlice.ts';

/** Creates the worker that asks for more time to undo a move. Without a response the countdown continues. */
export function createPostpone(api: Pick<ApplicantsApi, 'postpone'>) {
  return safely(
    function* postpone({ payload: { key } }: ReturnType<typeof undoHeld>) {
      const move = (yield* select(selectUndoable)).find((each) => each.key === key);
      // The server knows no change that was undone or replaced.
      if (!move || (yield* select((state: object) => selectIsUndoing(state, key)))) return;
      const expiresAt = undoDeadline(yield* call(postponeAll, api, move));
      yield* put(undoPostponed({ key, expiresAt }));
    },
    () => undefined,
  );
}

async function postponeAll(api: Pick<ApplicantsApi, 'postpone'>, { changes }: UndoableMove) {
  const times: string[] = [];
  for (let start = 0; start < changes.length; start += MAX_BATCH) {
    const batch = changes.slice(start, start + MAX_BATCH).map(({ changeId }) => changeId);
    times.push((await api.postpone(batch)).effective_at);
  }
  return times;
}
