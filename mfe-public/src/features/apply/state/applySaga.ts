import { ApiError, errorText, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { profileReloadRequested, selectDisplayName } from '@cpa/shared/session';
import { whileSignedIn } from '@cpa/shared/store';
import { call, cancelled, put, select, takeLeading } from 'typed-redux-saga';
import type { ApplyApi } from '../api/applyApi.ts';
import { applied } from '../../../vacancies/appliedSlice.ts';
import { applyFailed, applySubmitted } from './applySlice.ts';
import { ownProfile } from './ownProfile.ts';

type Submitted = ReturnType<typeof applySubmitted>;

export function createApplySaga(api: ApplyApi, toasts: Toasts) {
  return function* applySaga() {
    yield* takeLeading(applySubmitted, whileSignedIn(submit, submitFailed));
  };

  function* submit(event: Submitted) {
    const toast = toasts.progress(toastText('toast.applicationSubmitting'));
    try {
      const { vacancyId } = event.payload;
      const responseStatus = yield* call(applyWithProfile, event);
      yield* put(applied({ vacancyId, responseStatus }));
      if (responseStatus === 201) toast.succeed({ title: toastText('toast.applicationSubmitted') });
      else toast.inform({ title: toastText('toast.alreadyApplied') });
    } catch (error) {
      toast.fail({ title: errorText(error) });
      throw error;
    } finally {
      if (yield* cancelled()) toast.dismiss();
    }
  }

  /** Creates the applicant profile with the account's name if there is none, and retries. */
  function* applyWithProfile({ payload: { vacancyId, body } }: Submitted) {
    try {
      return (yield* call(api.apply, vacancyId, body)).status;
    } catch (error) {
      if (!isProfileMissing(error)) throw error;
    }
    const { id: applicant_id } = yield* call(createProfile);
    return (yield* call(api.apply, vacancyId, { ...body, applicant_id })).status;
  }

  function* createProfile() {
    const name = yield* select(selectDisplayName);
    try {
      const applicant = yield* call(api.createApplicant, name);
      yield* put(ownProfile.loaded(undefined, applicant));
      yield* put(profileReloadRequested());
      return applicant;
    } catch (error) {
      // The specification's toast text takes precedence over the server's message.
      const failure = toApiErrorData(error);
      const message = toastText('toast.applicantCreateFailed');
      throw new ApiError({ ...failure, message, responseBody: { message } });
    }
  }
}

function* submitFailed(error: unknown, { payload: { vacancyId } }: Submitted) {
  yield* put(applyFailed({ vacancyId, error: toApiErrorData(error) }));
}

function isProfileMissing(error: unknown): boolean {
  return error instanceof ApiError && error.data.code === 'applicant_profile_missing';
}
