import { toApiErrorData } from '@cpa/shared/http';
import { whileSignedIn } from '@cpa/shared/store';
import { call, put, select } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import { events as comparisonEvents, selectCompared } from './comparisonSlice.ts';
import { events } from './importSlice.ts';

/** Creates the workers that load the vacancy to compare with, and that update it from the page. */
export function createComparePosted(api: ImportApi) {
  return { load: whileSignedIn(load, loadFailed), update: whileSignedIn(update, notUpdated) };

  function* load({ payload: id }: ReturnType<typeof comparisonEvents.comparisonOpened>) {
    yield* put(comparisonEvents.comparisonLoaded(yield* call(api.vacancy, id)));
  }

  /** Sends the version that was compared, so that a change by a colleague is not overwritten. */
  function* update({ payload: { id, changes } }: ReturnType<typeof comparisonEvents.updateRequested>) {
    const version = (yield* select(selectCompared, id))?.vacancy?.version;
    const vacancy = yield* call(api.update, id, { ...changes, ...(version !== undefined && { version }) });
    yield* put(comparisonEvents.updated(vacancy));
    yield* put(events.postedChanged({ vacancyId: id, title: vacancy.title }));
  }
}

function* loadFailed(error: unknown, { payload: id }: ReturnType<typeof comparisonEvents.comparisonOpened>) {
  yield* put(comparisonEvents.comparisonFailed({ id, error: toApiErrorData(error) }));
}

function* notUpdated(
  error: unknown,
  { payload: { id } }: ReturnType<typeof comparisonEvents.updateRequested>,
) {
  yield* put(comparisonEvents.updateFailed({ id, error: toApiErrorData(error) }));
}
