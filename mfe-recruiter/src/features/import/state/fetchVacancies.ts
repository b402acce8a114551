import { type ApiFailure, toApiFailure } from '@cpa/shared/http';
import { type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import type { fetchRequested } from './importEvents.ts';
import { careersUrlSaved, fetched, fetchFailed, fetchProgressed, selectImport } from './importSlice.ts';

type Requested = ReturnType<typeof fetchRequested>;

/** The worker that has the careers page read, with the toast that tells how it goes. */
export function createFetchVacancies(api: ImportApi, toasts: Toasts) {
  return function* fetchVacancies(event: Requested) {
    const { status } = yield* select(selectImport);
    if (status !== 'fetching') return;
    const toast = toasts.progress(toastText('toast.vacanciesFetching'));
    yield* safely(fetchWith, failed)(event, toast);
  };

  function* fetchWith({ payload: { careersUrl } }: Requested, toast: ProgressToast) {
    const { left } = yield* race({ done: call(fetchThem, careersUrl), left: take(signedOut) });
    if (left) toast.dismiss();
    else toast.succeed({ title: toastText('toast.vacanciesFetched') });
  }

  function* fetchThem(careersUrl: string) {
    const { companyId, careersUrl: known } = yield* select(selectImport);
    if (companyId === null) throw new Error('There is no company to fetch the vacancies of.');
    if (careersUrl !== known) {
      const company = yield* call(api.saveCareersUrl, companyId, careersUrl);
      yield* put(careersUrlSaved(company.careers_url));
    }
    let answer = yield* call(api.start, companyId);
    while (answer.status === 'running' && answer.progress) {
      yield* put(fetchProgressed(answer.progress));
      answer = yield* call(api.follow, companyId, answer.progress.import_id);
    }
    yield* put(fetched(answer));
  }

  function* failed(error: unknown, _event: Requested, toast: ProgressToast) {
    const failure = toApiFailure(error);
    yield* put(fetchFailed(failure));
    toast.fail({ title: serverSentence(failure) || toastText('toast.vacanciesFetchFailed') });
  }
}

/** The specification's order, as far as it is the server that speaks. */
const serverSentence = ({ said: { message, error, detail } }: ApiFailure) => message || error || detail;
