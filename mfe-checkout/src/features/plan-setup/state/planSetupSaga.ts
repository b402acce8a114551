import { failureNotice } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded, selectProfile } from '@cpa/shared/session';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { all, call, delay, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { eventsMissed, postingsChanged, SETTLE_MS } from '../../../realtime/realtimeEvents.ts';
import type { PlanSetupApi } from '../api/planSetupApi.ts';
import * as events from './planSetupSlice.ts';
import { selectPlanSetup } from './planSetupSlice.ts';

export function createPlanSetupSaga(api: PlanSetupApi, toasts: Toasts) {
  return function* planSetupSaga() {
    yield* takeLatest(events.setupOpened, whileSignedIn(load, failWith(events.setupLoadFailed)));
    yield* takeLeading(events.sponsorRequested, safely(sponsor, sponsorFailed));
    yield* takeLatest(
      [postingsChanged, eventsMissed],
      whileSignedIn(refresh, () => undefined),
    );
    // The page is public: the profile may arrive after it has opened.
    yield* takeLatest(profileLoaded, whileSignedIn(loadFirst, failWith(events.setupLoadFailed)));
  };

  function* refresh() {
    yield* delay(SETTLE_MS);
    const { status } = yield* select(selectPlanSetup);
    if (status === 'loading' || status === 'loaded') yield* load();
  }

  function* loadFirst() {
    if ((yield* select(selectPlanSetup)).status === 'idle') yield* load();
  }

  function* load() {
    const profile = yield* select(selectProfile);
    if (profile?.role !== 'recruiter') return;
    const companyId = profile.companies[0]?.id;
    yield* put(events.setupLoading());
    const {
      vacancies: { vacancies },
      postings: { companies: postings },
      company,
    } = yield* all({
      vacancies: call(api.vacancies),
      postings: call(api.postings),
      company: call(readCompany, companyId),
    });
    yield* put(events.setupLoaded({ vacancies, postings, company }));
  }

  function* sponsor({ payload: { vacancyId } }: ReturnType<typeof events.sponsorRequested>) {
    const { title } = yield* call(api.sponsor, vacancyId);
    toasts.success({ title: text('sponsor.used', { title }) });
    // The remaining postings and the sponsorship period of the vacancy.
    yield* put(events.setupOpened());
    yield* put(events.sponsorEnded());
  }

  function* sponsorFailed(error: unknown) {
    yield* put(events.sponsorEnded());
    toasts.error(failureNotice(error, text('sponsor.useFailed')));
  }

  /** The preview works without it. */
  async function readCompany(id: number | undefined) {
    return id === undefined ? null : await api.company(id).catch(() => null);
  }
}
