import type { ResumeFile } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { openInNewTab } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ProfileApi } from '../api/profileApi.ts';
import { validateResume } from '../model/validateFile.ts';
import { selectApplicant } from './profileSlice.ts';
import { fileErrorText } from './fileErrorText.ts';
import {
  defaultChosen,
  openRequested,
  removeRequested,
  resumeChosen,
  resumesChanged,
  resumesChangeFailed,
} from './resumesSlice.ts';

type ChangeEvent = ReturnType<typeof resumeChosen | typeof defaultChosen | typeof removeRequested>;
type ChangeResult = { resumes: ResumeFile[]; message: string };

export function createResumesSaga(api: ProfileApi, toasts: Toasts, open = openInNewTab) {
  return function* resumesSaga() {
    // One change at a time: each response replaces the whole list.
    yield* takeLeading([resumeChosen, defaultChosen, removeRequested], safely(change, changeFailed));
    yield* takeLeading(openRequested, safely(openResume, openFailed));
  };

  function* change(event: ChangeEvent) {
    const before = (yield* select(selectApplicant))?.resumes ?? [];
    const error = resumeChosen.match(event) && validateResume(event.payload.file, before.length);
    if (error) return yield* put(resumesChangeFailed(text(`file.${error}`)));
    const { changed } = yield* race({ changed: call(request, event, before), cancelled: take(signedOut) });
    if (!changed) return;
    yield* put(resumesChanged({ resumes: changed.resumes }));
    toasts.success({ title: changed.message });
  }

  async function request(event: ChangeEvent, before: ResumeFile[]): Promise<ChangeResult> {
    if (resumeChosen.match(event)) {
      const added = await api.addResume(event.payload.file);
      return { resumes: [...before, added], message: text('resumes.added', { file: added.file_name }) };
    }
    const { id, file_name: file } = event.payload;
    if (defaultChosen.match(event)) {
      const { resumes } = await api.makeDefaultResume(id);
      return { resumes, message: text('resumes.isDefaultNow', { file }) };
    }
    return { resumes: (await api.removeResume(id)).resumes, message: text('resumes.removed', { file }) };
  }

  function* changeFailed(error: unknown) {
    yield* put(resumesChangeFailed(fileErrorText(error, 'resume')));
  }

  function* openResume({ payload }: ReturnType<typeof openRequested>) {
    const { url } = yield* call(api.resumeLink, payload.id);
    open(url);
  }

  function openFailed(error: unknown) {
    toasts.error({
      title: toastText('toast.resumeLoadFailed'),
      description: errorText(toApiErrorData(error)),
    });
  }
}
