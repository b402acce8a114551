import { abortable, safely } from '@cpa/shared/store';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import type { SuggestionsApi } from './suggestionsApi.ts';
import { selectSuggestions, suggestionsLoaded, textTyped } from './suggestionsSlice.ts';

/** Debounce in milliseconds. */
export const SUGGESTIONS_DEBOUNCE_MS = 120;

/** Loads suggestions after a pause. Newer text cancels the request; without suggestions the field works as before. */
export function createSuggestionsSaga(api: SuggestionsApi) {
  return function* suggestionsSaga() {
    yield* takeLatest(textTyped, safely(load, ignoreFailure));
  };

  function* load({ payload: text }: ReturnType<typeof textTyped>) {
    if (yield* select(selectSuggestions, text)) return;
    yield* delay(SUGGESTIONS_DEBOUNCE_MS);
    const suggestions = yield* call(() => abortable((signal) => api.suggest(text, signal)));
    yield* put(suggestionsLoaded({ text, suggestions }));
  }
}

function ignoreFailure() {}
