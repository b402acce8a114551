import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { put, select } from 'typed-redux-saga';
import { applicationReceived, type eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { allLoaded, selectAllStatus, selectLoadedVacancyIds, vacancyLoaded } from './applicantsSlice.ts';
import { refetchOnStatusChange } from './refetchOnStatusChange.ts';

type RefreshEvent = ReturnType<typeof applicationReceived | typeof eventsMissed | typeof signedOut>;

/** Creates the worker that reloads the lists opened before. A failure keeps the loaded lists. */
export function createRefreshLists(api: ApplicantsApi) {
  return safely(refreshLists, () => undefined);

  function* refreshLists(event: RefreshEvent) {
    if (signedOut.match(event)) return;
    if ((yield* select(selectAllStatus)) === 'loaded') {
      yield* put(allLoaded((yield* refetchOnStatusChange(api.all)).applicants));
    }
    for (const vacancyId of yield* select(selectLoadedVacancyIds)) {
      if (applicationReceived.match(event) && event.payload.vacancyId !== vacancyId) continue;
      yield* put(vacancyLoaded(yield* refetchOnStatusChange(() => api.forVacancy(vacancyId))));
    }
  }
}
