import { safely } from '@cpa/shared/store';
import { call, delay, put, takeLatest } from 'typed-redux-saga';
import type { EditorApi } from '../api/editorApi.ts';
import { occupationsSuggested, occupationTyped } from './occupationSlice.ts';

/** Debounce in milliseconds. */
export const SUGGEST_DEBOUNCE_MS = 150;

/** Loads occupations for the typed text after a pause. Without them the vacancy keeps the occupation it has. */
export function createOccupationSaga(api: Pick<EditorApi, 'suggest'>) {
  return function* occupationSaga() {
    yield* takeLatest(
      occupationTyped,
      safely(suggest, () => undefined),
    );
  };

  function* suggest({ payload: text }: ReturnType<typeof occupationTyped>) {
    if (text === '') return;
    yield* delay(SUGGEST_DEBOUNCE_MS);
    const request = new AbortController();
    try {
      const { occupations } = yield* call(api.suggest, text, request.signal);
      yield* put(occupationsSuggested({ text, suggestions: occupations }));
    } finally {
      // A newer text cancels this saga.
      request.abort();
    }
  }
}
