import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { call, delay, put, select, take } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { postingsChanged } from '../../../vacancy-calls/postingsChanged.ts';
import type { EditorApi } from '../api/editorApi.ts';
import { sponsorshipsOf } from '../model/postingPlan.ts';
import { requestBody } from '../model/requestBody.ts';
import { opensAt } from './autosave.ts';
import { events, selectEditor, type Submission } from './editorSlice.ts';

/** Delay of the specification before the redirect. */
export const REDIRECT_MS = 1500;

export type EditorHost = Pick<RemoteHost, 'toasts' | 'navigation' | 'links'>;

/** Creates the worker of publishing, scheduling and updating. */
export function createSubmit(api: EditorApi, { toasts, navigation, links }: EditorHost) {
  return function* submit({ payload: submission }: ReturnType<typeof events.submitRequested>) {
    // Two requests at once would conflict with each other.
    if ((yield* select(selectEditor)).save === 'saving')
      yield* take([events.saved, events.saveFailed, events.conflictFound]);
    const { session, save } = yield* select(selectEditor);
    if (save === 'conflict') return;
    const toast = toasts.progress(text(`editor.progress.${submission.kind}`));
    try {
      const vacancy = yield* call(send, submission);
      yield* put(events.submitted({ session, vacancy }));
      toast.succeed({ title: text(`editor.done.${submission.kind}`) });
      if (submission.kind === 'publish' && submission.isSponsored) yield* sponsor(vacancy);
      yield* put(postingsChanged());
      yield* delay(REDIRECT_MS);
      if ((yield* select(selectEditor)).session !== session) return;
      yield* call(navigation.navigate, destination(submission, vacancy));
    } catch (error) {
      toast.dismiss();
      yield* call(handleError, error, session);
    }
  };

  function* send({ kind }: Submission) {
    const { vacancy, draft } = yield* select(selectEditor);
    const body = {
      ...requestBody(draft),
      title: draft.title.trim(),
      ...(kind === 'publish' && { status: 'open' as const }),
      ...(kind === 'schedule' && { status: 'draft' as const, opens_at: opensAt(draft) }),
    };
    return vacancy
      ? yield* call(api.update, vacancy.id, { ...body, version: vacancy.version })
      : yield* call(api.create, { ...body, company_id: draft.company_id! });
  }

  /** Uses a sponsorship that the company has left. Without one, the page of the sponsorship offers to buy it. */
  function* sponsor({ id, company }: RecruiterVacancy) {
    const { postings } = yield* select(selectEditor);
    if (sponsorshipsOf(postings, company.id) === 0) return;
    try {
      yield* call(api.sponsor, id);
    } catch (error) {
      toasts.error(failureNotice(error, text('editor.sponsorFailed')));
    }
  }

  function* handleError(error: unknown, session: number) {
    const { vacancy } = yield* select(selectEditor);
    const failure = toApiErrorData(error);
    if (vacancy && failure.status === 409) {
      yield* put(events.conflictFound({ session, theirs: yield* call(api.vacancy, vacancy.id) }));
    } else {
      yield* put(events.submitFailed({ session, error: failure }));
    }
  }

  /** Specified: to the new vacancy, to the dashboard after an update, and to the sponsorship of a sponsored one. */
  function destination({ kind, isSponsored }: Submission, { id, sponsored }: RecruiterVacancy): string {
    const sponsorship =
      ((isSponsored && kind === 'publish') || sponsored) && links.to('sponsor', { vacancy: id });
    if (sponsorship) return sponsorship;
    return kind === 'publish' ? `${paths.vacancy(id)}?created=true` : recruiterPaths.dashboard;
  }
}
