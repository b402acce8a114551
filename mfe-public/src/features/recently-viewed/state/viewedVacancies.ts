import { createAction } from '@reduxjs/toolkit';
import { MOST_VIEWED_VACANCIES } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded, selectProfile } from '@cpa/shared/session';
import { createResource, safely, storedValue } from '@cpa/shared/store';
import { useSyncExternalStore } from 'react';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import * as z from 'zod/mini';
import type { SavedApi } from '../../../vacancies/saved/savedApi.ts';
import { failureText } from '../../../page/failureText.ts';
import type { ViewedApi } from '../api/viewedApi.ts';

const NONE: number[] = [];

const stored = storedValue('viewedVacancies', z.array(z.int()), { owner: 'adopted' });
/** The list as the account had it. */
const synced = storedValue('syncedViewedVacancies', z.object({ owner: z.int(), ids: z.array(z.int()) }), {
  owner: 'named', // The value names the account.
});
const viewed = (): number[] => stored.read() ?? NONE;

/** Returns the IDs of the vacancies opened last, the last one first. */
export function useViewedVacancies(): number[] {
  return useSyncExternalStore(stored.subscribe, viewed, () => NONE);
}

/** The user opened a vacancy. */
export const vacancyViewed = createAction<number>('publicViewed/vacancyViewed');
export const viewedCleared = createAction('publicViewed/cleared');
/** The user undid the clearing. */
export const viewedRestored = createAction<number[]>('publicViewed/restored');
/** A page shows the list. */
const viewedRequested = createAction('publicViewed/requested');

/** Stores the list in the browser, and in the account of a signed-in user. */
export function createViewedSaga(api: ViewedApi, toasts: Toasts) {
  return function* viewedSaga() {
    yield* takeEvery(vacancyViewed, safely(add, ignore));
    yield* takeEvery(viewedRestored, safely(restore, ignore));
    yield* takeEvery(viewedCleared, safely(clear, ignore));
    yield* takeLatest([profileLoaded, viewedRequested], safely(merge, ignore));
    yield* put(viewedRequested());
  };

  function* add({ payload: id }: ReturnType<typeof vacancyViewed>) {
    if (viewed()[0] === id) return;
    const others = viewed().filter((each) => each !== id);
    stored.write([id, ...others].slice(0, MOST_VIEWED_VACANCIES));
    yield* sync([id]);
  }

  function* restore({ payload: ids }: ReturnType<typeof viewedRestored>) {
    stored.write(ids);
    yield* sync(ids);
  }

  function* merge() {
    yield* sync([]);
  }

  function* clear() {
    const before = viewed();
    stored.write([]);
    const profile = yield* select(selectProfile);
    if (!profile) return;
    try {
      yield* call(api.clear);
      synced.write({ owner: profile.id, ids: [] });
    } catch (error) {
      stored.write(before);
      toasts.error({ title: failureText(toApiErrorData(error)) });
    }
  }

  /**
   * Adds these vacancies to the account, and those that it lacks: opened before signing in, or while offline. Reads
   * those that other devices have added.
   */
  function* sync(latest: number[]) {
    const profile = yield* select(selectProfile);
    if (!profile) return;
    const known = synced.read();
    const unsent = viewed().filter((id) => known?.owner !== profile.id || !known.ids.includes(id));
    const sent = [...new Set([...latest, ...unsent])];
    const ids = yield* sent.length > 0 ? call(api.add, sent) : call(api.list);
    stored.write(ids);
    synced.write({ owner: profile.id, ids });
  }
}

/** The list of the browser stays unchanged, and missing vacancies are sent with the next request. */
const ignore = () => {};

/** Cards of the viewed vacancies. Deleted ones are missing. */
export const viewedCards = createResource({
  name: 'publicViewedVacancies',
  load: (api: SavedApi, ids: number[]) => api.cards(ids),
  isPublic: true,
});
