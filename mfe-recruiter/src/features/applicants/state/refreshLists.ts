import type { ApplicantListItem } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { put, select } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { applicationReceived, type eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import {
  allLoaded,
  applicantsArrived,
  selectAllStatus,
  selectIsKnown,
  selectLoadedVacancyIds,
  vacancyLoaded,
} from './applicantsSlice.ts';
import { refetchOnStatusChange } from './refetchOnStatusChange.ts';

type RefreshEvent = ReturnType<typeof applicationReceived | typeof eventsMissed | typeof signedOut>;

/**
 * Creates the worker that reloads the lists opened before and shows a toast for new applicants. A failure keeps the
 * loaded lists.
 */
export function createRefreshLists(api: ApplicantsApi, toasts: Toasts) {
  return safely(refreshLists, () => undefined);

  function* refreshLists(event: RefreshEvent) {
    if (signedOut.match(event)) return;
    if ((yield* select(selectAllStatus)) === 'loaded') {
      const { applicants } = yield* refetchOnStatusChange(api.all);
      const arrived = yield* unknownOf(applicants);
      yield* put(allLoaded(applicants));
      yield* announce(arrived);
    }
    for (const vacancyId of yield* select(selectLoadedVacancyIds)) {
      if (applicationReceived.match(event) && event.payload.vacancyId !== vacancyId) continue;
      const list = yield* refetchOnStatusChange(() => api.forVacancy(vacancyId));
      const arrived = yield* unknownOf(list.applicants);
      yield* put(vacancyLoaded(list));
      yield* announce(arrived);
    }
  }

  function* unknownOf(applicants: readonly ApplicantListItem[]) {
    const unknown: ApplicantListItem[] = [];
    for (const applicant of applicants) {
      if (!(yield* select(selectIsKnown, applicant.id))) unknown.push(applicant);
    }
    return unknown;
  }

  function* announce(arrived: readonly ApplicantListItem[]) {
    const [first] = arrived;
    if (!first) return;
    yield* put(applicantsArrived({ ids: arrived.map(({ id }) => id) }));
    toasts.info({
      title: text('applicants.arrived', { count: arrived.length, vacancy: first.vacancy_title }),
      description: arrived.map(({ name }) => name ?? text('applicants.removed')).join(', '),
    });
  }
}
