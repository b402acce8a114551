import type { ResumeFile } from '@cpa/shared/contracts';
import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { openInNewTab } from '@cpa/shared/routing';
import { whileSignedIn } from '@cpa/shared/store';
import { call, put, select, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ProfileApi } from '../api/profileApi.ts';
import { validateResume } from '../model/validateFile.ts';
import { selectApplicant } from './profileSlice.ts';
import { events as resumesEvents } from './resumesSlice.ts';
import { uploadChannel } from './uploadChannel.ts';

type UpdateEvent = ReturnType<
  | typeof resumesEvents.defaultChosen
  | typeof resumesEvents.removeRequested
  | typeof resumesEvents.renameRequested
>;
type ChangeEvent = ReturnType<typeof resumesEvents.resumeChosen> | UpdateEvent;
type ChangeResult = { resumes: ResumeFile[]; message: string };

export function createResumesSaga(api: ProfileApi, toasts: Toasts, open = openInNewTab) {
  return function* resumesSaga() {
    // One change at a time: each response replaces the whole list.
    yield* takeLeading(
      [
        resumesEvents.resumeChosen,
        resumesEvents.defaultChosen,
        resumesEvents.removeRequested,
        resumesEvents.renameRequested,
      ],
      whileSignedIn(change, changeFailed),
    );
    yield* takeLeading(resumesEvents.openRequested, whileSignedIn(openResume, openFailed));
  };

  function* change(event: ChangeEvent) {
    const changed = yield* resumesEvents.resumeChosen.match(event)
      ? call(upload, event.payload.file)
      : call(update, event);
    if (!changed) return;
    yield* put(resumesEvents.resumesChanged({ resumes: changed.resumes }));
    toasts.success({ title: changed.message });
  }

  /** Returns null for a file that is refused before it is sent. */
  function* upload(file: File) {
    const before = (yield* select(selectApplicant))?.resumes ?? [];
    const refusal = validateResume(file, before.length);
    if (refusal) {
      yield* put(resumesEvents.resumesChangeFailed(refusal));
      return null;
    }
    const events = uploadChannel(api.addResume, file);
    for (;;) {
      const event = yield* take(events);
      if ('error' in event) throw event.error;
      if ('fraction' in event) {
        yield* put(resumesEvents.uploadProgressed(event.fraction));
        continue;
      }
      const { added } = event;
      return { resumes: [added, ...before], message: text('resumes.added', { file: added.file_name }) };
    }
  }

  async function update(event: UpdateEvent): Promise<ChangeResult> {
    if (resumesEvents.renameRequested.match(event)) {
      const { resume, name } = event.payload;
      const { resumes } = await api.renameResume(resume.id, name);
      const file = resumes.find(({ id }) => id === resume.id)?.file_name ?? name;
      return { resumes, message: text('resumes.renamed', { file }) };
    }
    const { id, file_name: file } = event.payload;
    if (resumesEvents.defaultChosen.match(event)) {
      const { resumes } = await api.makeDefaultResume(id);
      return { resumes, message: text('resumes.isDefaultNow', { file }) };
    }
    return { resumes: (await api.removeResume(id)).resumes, message: text('resumes.removed', { file }) };
  }

  function* changeFailed(error: unknown) {
    yield* put(resumesEvents.resumesChangeFailed(toApiErrorData(error)));
  }

  function* openResume({ payload }: ReturnType<typeof resumesEvents.openRequested>) {
    const { url } = yield* call(api.resumeLink, payload.id);
    open(url);
  }

  function openFailed(error: unknown) {
    toasts.error({
      title: toastText('toast.resumeLoadFailed'),
      description: failureReason(toApiErrorData(error)),
    });
  }
}
