import { SPONSORSHIP_PACKAGE_ID } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, delay, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { copyOf } from '../model/copyOf.ts';
import type { VacancyAction } from '../model/likelyAction.ts';
import {
  actionAdvanced,
  actionConfirmed,
  actionFinished,
  type ActionTarget,
  duplicateEnded,
  duplicateRequested,
  type FailedTarget,
  postingsLoaded,
  selectSponsorship,
  sponsorshipLoaded,
} from './actionsSlice.ts';
import { listOpened, vacancyChanged, vacancyRemoved } from './vacanciesSlice.ts';

/** Milliseconds between a sponsored vacancy and its plan page, as specified. */
const PLAN_DELAY_MS = 1500;

type ActionsHost = Pick<RemoteHost, 'toasts' | 'navigation'>;

export function createActionsSaga(api: VacanciesApi, { toasts, navigation }: ActionsHost) {
  return function* actionsSaga() {
    yield* takeLatest([listOpened, actionFinished], safely(loadMeans, ignore));
    yield* takeLeading(actionConfirmed, safely(run, ignore));
    yield* takeEvery(actionFinished, safely(announce, ignore));
    yield* takeLeading(duplicateRequested, safely(duplicate, duplicateFailed));
  };

  /** Loads what actions cost. Without it the dialogs leave the cost out; the server still checks it. */
  function* loadMeans() {
    const { companies } = yield* call(api.postings);
    yield* put(postingsLoaded(companies));
    if (yield* select(selectSponsorship)) return;
    const { packages } = yield* call(api.packages);
    yield* put(sponsorshipLoaded(packages.find(({ id }) => id === SPONSORSHIP_PACKAGE_ID) ?? null));
  }

  function* run({ payload: { action, targets } }: ReturnType<typeof actionConfirmed>) {
    yield* race({ done: call(runAll, action, targets), cancelled: take(signedOut) });
  }

  function* runAll(action: VacancyAction, targets: ActionTarget[]) {
    const succeeded: ActionTarget[] = [];
    const failed: FailedTarget[] = [];
    for (const target of targets) {
      try {
        yield* call(runOne, action, target);
        succeeded.push(target);
      } catch (error) {
        failed.push({ target, error: toApiErrorData(error) });
      }
      yield* put(actionAdvanced());
    }
    yield* put(actionFinished({ action, succeeded, failed }));
  }

  function* runOne(action: VacancyAction, { id, valid_through }: ActionTarget) {
    if (action === 'delete') {
      yield* call(api.remove, id);
      yield* put(vacancyRemoved(id));
      return;
    }
    const vacancy = yield* call(() => {
      if (action === 'extend') return api.extend(id, valid_through ?? '');
      if (action === 'repost') return api.repost(id, valid_through);
      return action === 'close' ? api.close(id) : api.sponsor(id);
    });
    yield* put(vacancyChanged(vacancy));
  }

  function* announce({ payload: { action, succeeded } }: ReturnType<typeof actionFinished>) {
    const [first] = succeeded;
    if (!first) return;
    const count = succeeded.length;
    toasts.success({ title: text(`vacancyActions.${action}.done`, { count, title: first.title }) });
    if (action !== 'sponsor' || succeeded.length > 1) return;
    const { stay } = yield* race({ go: delay(PLAN_DELAY_MS), stay: take(signedOut) });
    if (!stay) navigation.navigate(paths.sponsor(first.id));
  }

  function* duplicate({ payload: id }: ReturnType<typeof duplicateRequested>) {
    const original = yield* call(api.vacancy, id);
    const title = text('vacancyActions.copyTitle', { title: original.title });
    const copy = yield* call(api.create, copyOf(original, title));
    yield* put(duplicateEnded());
    toasts.success({ title: text('vacancyActions.duplicated', { title: original.title }) });
    navigation.navigate(paths.recruiter.editVacancy(copy.id));
  }

  function* duplicateFailed(error: unknown) {
    yield* put(duplicateEnded());
    toasts.error({
      title: text('vacancyActions.duplicateFailed'),
      description: errorText(toApiErrorData(error)),
    });
  }
}

const ignore = () => undefined;
