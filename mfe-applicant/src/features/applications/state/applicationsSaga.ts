import type { ApplicantApplication } from '@cpa/shared/contracts';
import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely, type ValueStorage } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import * as realtimeEvents from '../../../realtime/realtimeEvents.ts';
import { text } from '../../../messages/texts.ts';
import type { ApplicationsApi } from '../api/applicationsApi.ts';
import { type News, newsOf } from '../model/news.ts';
import { pinStorage } from './pinStorage.ts';
import {
  events,
  selectApplication,
  selectApplicationsStatus,
  selectPinnedVacancyIds,
} from './applicationsSlice.ts';

/** `signedOut` cancels a pending request. */
const loadTriggers = [
  events.applicationsOpened,
  realtimeEvents.applicationStatusChanged,
  realtimeEvents.interviewChanged,
  realtimeEvents.conversationChanged,
  realtimeEvents.eventsMissed,
  signedOut,
];
type LoadTrigger = ReturnType<(typeof loadTriggers)[number]>;

export function createApplicationsSaga(
  api: Pick<ApplicationsApi, 'own' | 'markRead'>,
  toasts: Toasts,
  storage?: () => ValueStorage,
) {
  /** Vacancies with an event whose request another event may have cancelled. */
  const changed = new Set<number>();

  return function* applicationsSaga() {
    yield* takeLatest(loadTriggers, safely(load, loadFailed));
    yield* takeEvery(events.applicationsOpened, restorePins);
    yield* takeEvery(events.pinToggled, storePins);
    yield* takeEvery(
      events.newsShown,
      safely(markRead, () => undefined),
    );
  };

  function* markRead({ payload: { id } }: ReturnType<typeof events.newsShown>) {
    yield* call(api.markRead, id);
  }

  function* load(trigger: LoadTrigger) {
    if (signedOut.match(trigger)) return changed.clear();
    if ((yield* select(selectApplicationsStatus)) === 'idle') return;
    if (
      realtimeEvents.applicationStatusChanged.match(trigger) ||
      realtimeEvents.interviewChanged.match(trigger)
    )
      changed.add(trigger.payload.vacancyId);
    const before = yield* select();
    yield* put(events.applicationsLoaded(yield* call(api.own)));
    const after = yield* select();
    for (const vacancyId of changed) {
      const application = selectApplication(after, vacancyId);
      const news = newsOf(selectApplication(before, vacancyId), application);
      if (news && application) showNews(news, application);
    }
    changed.clear();
  }

  function showNews(news: News, { vacancy }: ApplicantApplication) {
    const description = `${vacancy.title}, ${vacancy.company.name}`;
    const title =
      news.kind === 'status' ? text('news.status', { status: news.status }) : text(`news.${news.kind}`);
    toasts.info({ title, description });
  }

  function* loadFailed(error: unknown, trigger: LoadTrigger) {
    // A failed background refresh keeps the list on screen.
    const isShown = (yield* select(selectApplicationsStatus)) === 'loaded';
    if (isShown && !events.applicationsOpened.match(trigger)) return;
    const failure = toApiErrorData(error);
    yield* put(events.applicationsLoadFailed(failure));
    toasts.error({ title: toastText('toast.applicationsLoadFailed'), description: failureReason(failure) });
  }

  function* restorePins({ payload }: ReturnType<typeof events.applicationsOpened>) {
    yield* put(events.pinsRestored(pinStorage(payload.userId, storage).read() ?? []));
  }

  function* storePins({ payload }: ReturnType<typeof events.pinToggled>) {
    pinStorage(payload.userId, storage).write(yield* select(selectPinnedVacancyIds));
  }
}
