import { toApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import { events as comparisonEvents, selectCompared } from './comparisonSlice.ts';
import { events } from './importSlice.ts';

/** Creates the workers that load the vacancy to compare with, and that align it with what the page says. */
export function createComparePosted(api: ImportApi) {
  return { load: safely(load, loadFailed), update: safely(update, notUpdated) };

  function* load({ payload: id }: ReturnType<typeof comparisonEvents.comparisonOpened>) {
    const { vacancy } = yield* race({ vacancy: call(api.vacancy, id), cancelled: take(signedOut) });
    if (vacancy) yield* put(comparisonEvents.comparisonLoaded(vacancy));
  }

  /** Sends the version that was compared, so that a change by a colleague is not overwritten. */
  function* update({ payload: { id, changes } }: ReturnType<typeof comparisonEvents.updateRequested>) {
    const version = (yield* select(selectCompared, id))?.vacancy?.version;
    const { vacancy } = yield* race({
      vacancy: call(api.update, id, { ...changes, ...(version !== undefined && { version }) }),
      cancelled: take(signedOut),
    });
    if (!vacancy) return;
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
