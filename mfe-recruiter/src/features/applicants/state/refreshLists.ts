import type { ApplicantListItem } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { buffers } from 'redux-saga';
import { actionChannel, call, flush, put, race, select, take } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { applicationReceived, conversationChanged, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { events, selectAllStatus, selectApplicant, selectLoadedVacancyIds } from './applicantsSlice.ts';
import { refetchOnChange } from './refetchOnChange.ts';

type RefreshEvent = ReturnType<typeof applicationReceived | typeof conversationChanged | typeof eventsMissed>;

/**
 * Creates the watcher that reloads the lists opened before. One reload follows for all events that arrive during a
 * reload. A failure keeps the loaded lists.
 */
export function createRefreshLists(api: ApplicantsApi, toasts: Toasts) {
  const refresh = safely(refreshLists, () => undefined);

  return function* watch() {
    const channel = yield* actionChannel<RefreshEvent>(
      [applicationReceived, conversationChanged, eventsMissed],
      buffers.expanding(),
    );
    for (;;) {
      const first = yield* take(channel);
      const due = [first, ...(yield* flush(channel))];
      const { left } = yield* race({ done: call(refresh, due), left: take(signedOut) });
      if (left) yield* flush(channel);
    }
  };

  function* refreshLists(due: readonly RefreshEvent[]) {
    const isMissed = due.some((event) => eventsMissed.match(event));
    const vacancyIds = new Set<number>();
    for (const event of due) {
      const vacancyId = yield* vacancyOf(event);
      if (vacancyId !== undefined) vacancyIds.add(vacancyId);
    }
    if (!isMissed && vacancyIds.size === 0) return;
    const arrived = new Map<number, ApplicantListItem>();
    if ((yield* select(selectAllStatus)) === 'loaded') {
      const { applicants } = yield* refetchOnChange(api.all);
      for (const each of yield* unknownOf(applicants)) arrived.set(each.id, each);
      yield* put(events.allLoaded(applicants));
    }
    for (const vacancyId of yield* select(selectLoadedVacancyIds)) {
      if (!isMissed && !vacancyIds.has(vacancyId)) continue;
      const list = yield* refetchOnChange(() => api.forVacancy(vacancyId));
      for (const each of yield* unknownOf(list.applicants)) arrived.set(each.id, each);
      yield* put(events.vacancyLoaded(list));
    }
    yield* announce([...arrived.values()], isMissed);
  }

  /** A conversation concerns the lists only if its application is in them. */
  function* vacancyOf(event: RefreshEvent) {
    if (applicationReceived.match(event)) return event.payload.vacancyId;
    if (!conversationChanged.match(event)) return undefined;
    return (yield* select(selectApplicant, event.payload.applicationId))?.vacancy_id;
  }

  function* unknownOf(applicants: readonly ApplicantListItem[]) {
    const unknown: ApplicantListItem[] = [];
    for (const applicant of applicants) {
      if (!(yield* select(selectApplicant, applicant.id))) unknown.push(applicant);
    }
    return unknown;
  }

  /** Marks new applicants. Each one that came as an event has its toast already. */
  function* announce(arrived: readonly ApplicantListItem[], isMissed: boolean) {
    const [first] = arrived;
    if (!first) return;
    yield* put(events.applicantsArrived({ ids: arrived.map(({ id }) => id) }));
    if (!isMissed) return;
    toasts.info({
      title: text('applicants.arrived', { count: arrived.length, vacancy: first.vacancy_title }),
      description: arrived.map(({ name }) => name ?? text('applicants.removed')).join(', '),
    });
  }
}
