import { type ApiErrorData, toApiErrorData } from '@cpa/shared/http';
import { type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import type { fetchRequested } from './importEvents.ts';
import { events, selectImport } from './importSlice.ts';

type Requested = ReturnType<typeof fetchRequested>;

/** Creates the worker that fetches the careers page and shows the progress in a toast. */
export function createFetchVacancies(api: ImportApi, toasts: Toasts) {
  return function* fetchVacancies(event: Requested) {
    const { status } = yield* select(selectImport);
    if (status !== 'fetching') return;
    const toast = toasts.progress(toastText('toast.vacanciesFetching'));
    yield* safely(fetchUntilSignedOut, failed)(event, toast);
  };

  function* fetchUntilSignedOut({ payload: { careersUrl } }: Requested, toast: ProgressToast) {
    const { cancelled } = yield* race({ done: call(runImport, careersUrl), cancelled: take(signedOut) });
    if (cancelled) toast.dismiss();
    else toast.succeed({ title: toastText('toast.vacanciesFetched') });
  }

  function* runImport(careersUrl: string) {
    const { companyId, careersUrl: savedUrl } = yield* select(selectImport);
    if (companyId === null) throw new Error('No company is selected.');
    if (careersUrl !== savedUrl) {
      const company = yield* call(api.saveCareersUrl, companyId, careersUrl);
      yield* put(events.careersUrlSaved(company.careers_url));
    }
    let response = yield* call(api.start, companyId);
    while (response.status === 'running' && response.progress) {
      yield* put(events.fetchProgressed(response.progress));
      response = yield* call(api.follow, companyId, response.progress.import_id);
    }
    yield* put(events.fetched(response));
  }

  function* failed(error: unknown, _event: Requested, toast: ProgressToast) {
    const apiError = toApiErrorData(error);
    yield* put(events.fetchFailed(apiError));
    toast.fail({ title: serverMessage(apiError) || toastText('toast.vacanciesFetchFailed') });
  }
}

/** Returns the server's message. The specification defines the order of the fields. */
const serverMessage = ({ responseBody: { message, error, detail } }: ApiErrorData) =>
  message || error || detail;
