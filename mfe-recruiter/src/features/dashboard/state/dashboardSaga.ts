import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded } from '@cpa/shared/session';
import { safely, whileSignedIn } from '@cpa/shared/store';
import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import { companySelected, selectCompanyFilter } from '../../../selected-company/selectedCompany.ts';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import type { DashboardApi } from '../api/dashboardApi.ts';
import { dashboards, events, selectIsDashboardShown } from './dashboardSlice.ts';

export function createDashboardSaga(api: DashboardApi, toasts: Toasts) {
  return function* dashboardSaga() {
    yield* fork(dashboards.saga(api));
    yield* takeLatest(
      // The profile is reloaded after verification.
      [
        events.dashboardOpened,
        companySelected,
        applicationReceived,
        eventsMissed,
        profileLoaded,
        postingsChanged,
      ],
      whileSignedIn(load, () => undefined),
    );
    yield* takeLeading(events.verificationMailRequested, safely(sendMail, mailFailed));
  };

  /** A dashboard that is not shown is loaded when it opens. */
  function* load(event: Action) {
    if (!events.dashboardOpened.match(event) && !(yield* select(selectIsDashboardShown))) return;
    if (postingsChanged.match(event)) yield* delay(SETTLE_MS);
    yield* put(dashboards.opened({ companyId: yield* select(selectCompanyFilter) }));
  }

  function* sendMail() {
    const { code, email } = yield* call(api.sendVerificationMail);
    yield* put(events.verificationMailDone());
    toasts.success({ title: text(`verification.${code}`, { email }) });
  }

  function* mailFailed(error: unknown) {
    yield* put(events.verificationMailDone());
    toasts.error(failureNotice(toApiErrorData(error), text('dashboard.mailFailed')));
  }
}
