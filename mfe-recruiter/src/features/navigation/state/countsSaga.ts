import type { HostBadges } from '@cpa/shared/remote';
import { profileLoaded } from '@cpa/shared/session';
import { whileSignedIn } from '@cpa/shared/store';
import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import { companySelected, selectCompanyId } from '../../../selected-company/selectedCompany.ts';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import type { CountsApi } from '../api/countsApi.ts';
import { countsLoaded, layoutOpened, selectAreCountsOpened } from './countsSlice.ts';

/** Loads the counts of the selected company, and shows them also where the shell draws the navigation. */
export function createCountsSaga(api: CountsApi, badges: HostBadges) {
  return function* countsSaga() {
    // Without counts the navigation works: failures are ignored.
    yield* takeLatest(
      [layoutOpened, companySelected, applicationReceived, eventsMissed, profileLoaded, postingsChanged],
      whileSignedIn(load, () => undefined),
    );
  };

  function* load(event: Action) {
    if (!(yield* select(selectAreCountsOpened))) return;
    if (postingsChanged.match(event)) yield* delay(SETTLE_MS);
    const companyId = yield* select(selectCompanyId);
    if (companyId === null) return;
    const { counts } = yield* call(api.counts, companyId);
    yield* put(countsLoaded(counts));
    badges.set('vacancies', counts?.vacancies ?? 0);
    badges.set('new-applicants', counts?.new_applicants ?? 0);
  }
}
