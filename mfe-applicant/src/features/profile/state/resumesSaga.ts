import type { ResumeFile } from '@cpa/shared/contracts';
import { errorText, toApiFailure } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { openFile } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ProfileApi } from '../api/profileApi.ts';
import { resumeFault } from '../model/chosenFile.ts';
import { selectApplicant } from './profileSlice.ts';
import { refusalText } from './refusalText.ts';
import {
  defaultChosen,
  openRequested,
  removeRequested,
  resumeChosen,
  resumesChanged,
  resumesRefused,
} from './resumesSlice.ts';

type Change = ReturnType<typeof resumeChosen | typeof defaultChosen | typeof removeRequested>;
type Changed = { resumes: ResumeFile[]; told: string };

export function createResumesSaga(api: ProfileApi, toasts: Toasts, open = openFile) {
  return function* resumesSaga() {
    // One change at a time: each answer is the whole list, and none may overtake another.
    yield* takeLeading([resumeChosen, defaultChosen, removeRequested], safely(change, changeFailed));
    yield* takeLeading(openRequested, safely(openOne, openFailed));
  };

  function* change(event: Change) {
    const before = (yield* select(selectApplicant))?.resumes ?? [];
    const fault = resumeChosen.match(event) && resumeFault(event.payload.file, before.length);
    if (fault) return yield* put(resumesRefused(text(`file.${fault}`)));
    const { changed } = yield* race({ changed: call(ask, event, before), left: take(signedOut) });
    if (!changed) return;
    yield* put(resumesChanged({ resumes: changed.resumes }));
    toasts.success({ title: changed.told });
  }

  async function ask(event: Change, before: ResumeFile[]): Promise<Changed> {
    if (resumeChosen.match(event)) {
      const added = await api.addResume(event.payload.file);
      return { resumes: [...before, added], told: text('resumes.added', { file: added.file_name }) };
    }
    const { id, file_name: file } = event.payload;
    if (defaultChosen.match(event)) {
      const { resumes } = await api.makeDefaultResume(id);
      return { resumes, told: text('resumes.isDefaultNow', { file }) };
    }
    return { resumes: (await api.removeResume(id)).resumes, told: text('resumes.removed', { file }) };
  }

  function* changeFailed(error: unknown) {
    yield* put(resumesRefused(refusalText(error, 'resume')));
  }

  function* openOne({ payload }: ReturnType<typeof openRequested>) {
    const { url } = yield* call(api.resumeLink, payload.id);
    open(url);
  }

  function openFailed(error: unknown) {
    toasts.error({ title: toastText('toast.resumeLoadFailed'), description: errorText(toApiFailure(error)) });
  }
}
