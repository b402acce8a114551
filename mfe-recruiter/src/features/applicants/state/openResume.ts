import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import type { openInNewTab } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, take } from 'typed-redux-saga';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { resumeOpeningEnded, type resumeRequested } from './reviewSlice.ts';

/** Creates the worker that requests a short-lived link to a resume and opens it. */
export function createOpenResume(api: ApplicantsApi, toasts: Toasts, open: typeof openInNewTab) {
  return safely(function* openResume({ payload: { id } }: ReturnType<typeof resumeRequested>) {
    const { link } = yield* race({ link: call(api.resumeLink, id), cancelled: take(signedOut) });
    yield* put(resumeOpeningEnded());
    if (link) open(link.url);
  }, openFailed);

  function* openFailed(error: unknown) {
    yield* put(resumeOpeningEnded());
    toasts.error({
      title: toastText('toast.resumeLoadFailed'),
      description: errorText(toApiErrorData(error)),
    });
  }
}
