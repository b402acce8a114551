import type { ResumeFile } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import { profileReloadRequested, selectDisplayName } from '@cpa/shared/session';
import { whileSignedIn } from '@cpa/shared/store';
import { END, eventChannel } from 'redux-saga';
import { call, put, select, take, takeLeading } from 'typed-redux-saga';
import type { ApplyApi } from '../api/applyApi.ts';
import { resumeRefusal } from '../model/resumeRefusal.ts';
import { ownProfile, resumeAdded } from './ownProfile.ts';
import { resumeChosen, uploadFailed, uploadProgressed } from './resumeUploadSlice.ts';

type UploadEvent = { fraction: number } | { added: ResumeFile } | { error: unknown };

/** Adds a resume to the profile from the application form. Creates a missing profile first. */
export function createResumeUploadSaga(api: Pick<ApplyApi, 'addResume' | 'createApplicant'>) {
  return function* resumeUploadSaga() {
    yield* takeLeading(resumeChosen, whileSignedIn(upload, failed));
  };

  function* upload({ payload: { file } }: ReturnType<typeof resumeChosen>) {
    const profile = yield* select(ownProfile.select);
    const refusal = resumeRefusal(file, profile.data?.resumes.length ?? 0);
    if (refusal) return yield* put(uploadFailed(refusal));
    if (profile.error?.status === 404) {
      const name = yield* select(selectDisplayName);
      yield* put(ownProfile.loaded(undefined, yield* call(api.createApplicant, name)));
      yield* put(profileReloadRequested());
    }
    const events = uploadEvents(file);
    for (;;) {
      const event = yield* take(events);
      if ('error' in event) throw event.error;
      if ('added' in event) return yield* put(resumeAdded(event.added));
      yield* put(uploadProgressed(event.fraction));
    }
  }

  function uploadEvents(file: File) {
    return eventChannel<UploadEvent>((emit) => {
      void api
        .addResume(file, (fraction) => emit({ fraction }))
        .then(
          (added) => emit({ added }),
          (error: unknown) => emit({ error }),
        )
        .finally(() => emit(END));
      return () => {};
    });
  }
}

function* failed(error: unknown) {
  yield* put(uploadFailed(toApiErrorData(error)));
}
