import type { ResumeFile } from '@cpa/shared/contracts';
import { END, eventChannel } from 'redux-saga';
import type { ProfileApi } from '../api/profileApi.ts';

export type UploadEvent = { fraction: number } | { added: ResumeFile } | { error: unknown };

/** Uploads a resume and emits its progress, then its row or the error. */
export function uploadChannel(addResume: ProfileApi['addResume'], file: File) {
  return eventChannel<UploadEvent>((emit) => {
    addResume(file, (fraction) => emit({ fraction }))
      .then(
        (added) => emit({ added }),
        (error: unknown) => emit({ error }),
      )
      .finally(() => emit(END));
    return () => {};
  });
}
