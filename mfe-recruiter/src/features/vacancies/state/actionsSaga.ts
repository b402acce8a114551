import { toApiErrorData } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { whileSignedIn } from '@cpa/shared/store';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { eventsMissed } from '../../../realtime/realtimeEvents.ts';
import { postingsChanged } from '../../../vacancy-calls/postingsChanged.ts';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { copyOf } from '../model/copyOf.ts';
import type { VacancyAction } from '../model/likelyAction.ts';
import {
  type ActionTarget,
  events,
  type FailedTarget,
  selectSponsorship,
  type SucceededTarget,
} from './actionsSlice.ts';
import { vacancyChanged, vacancyRemoved } from './ownVacancies.ts';

/** Milliseconds between a sponsored vacancy and its plan page, as specified. */
const PLAN_DELAY_MS = 1500;

type ActionsHost = Pick<RemoteHost, 'toasts' | 'navigation' | 'links'>;

export function createActionsSaga(api: VacanciesApi, { toasts, navigation, links }: ActionsHost) {
  return function* actionsSaga() {
    yield* takeLatest([events.pageOpened, postingsChanged, eventsMissed], whileSignedIn(loadMeans, ignore));
    yield* takeLeading(events.actionConfirmed, whileSignedIn(run, ignore));
    yield* takeEvery(events.actionFinished, whileSignedIn(announce, ignore));
  };

  /** Loads the costs of actions. Without them the dialogs leave the cost out; the server still checks it. */
  function* loadMeans() {
    const { companies } = yield* call(api.postings);
    yield* put(events.postingsLoaded(companies));
    if (yield* select(selectSponsorship)) return;
    const { packages } = yield* call(api.packages);
    yield* put(events.sponsorshipLoaded(packages.find(({ sponsored }) => sponsored) ?? null));
  }

  function* run({ payload: { action, targets } }: ReturnType<typeof events.actionConfirmed>) {
    const succeeded: SucceededTarget[] = [];
    const failed: FailedTarget[] = [];
    for (const target of targets) {
      try {
        succeeded.push(yield* call(runOne, action, target));
      } catch (error) {
        failed.push({ target, error: toApiErrorData(error) });
      }
      yield* put(events.actionAdvanced());
    }
    yield* put(events.actionFinished({ action, succeeded, failed }));
    yield* put(postingsChanged());
  }

  function* runOne(action: VacancyAction, target: ActionTarget) {
    const { id, valid_through } = target;
    if (action === 'duplicate') return { ...target, copyId: yield* duplicate(id) };
    if (action === 'delete') {
      yield* call(api.remove, id);
      yield* put(vacancyRemoved(id));
      return target;
    }
    const vacancy = yield* call(() => {
      if (action === 'publish') {
        return api.update(id, { status: 'open', ...(valid_through !== undefined && { valid_through }) });
      }
      if (action === 'extend') return api.extend(id, valid_through ?? '');
      if (action === 'repost') return api.repost(id);
      return action === 'close' ? api.close(id) : api.sponsor(id);
    });
    yield* put(vacancyChanged(vacancy));
    return target;
  }

  function* announce({ payload: { action, succeeded } }: ReturnType<typeof events.actionFinished>) {
    const [first] = succeeded;
    if (!first) return;
    const count = succeeded.length;
    toasts.success({ title: text(`vacancyActions.${action}.done`, { count, title: first.title }) });
    if (first.copyId !== undefined) navigation.navigate(paths.recruiter.editVacancy(first.copyId));
    if (action !== 'sponsor' || succeeded.length > 1) return;
    yield* delay(PLAN_DELAY_MS);
    navigation.navigate(links.to('sponsor', { vacancy: first.id }) ?? paths.plans);
  }

  /** @returns the ID of the draft. */
  function* duplicate(id: number) {
    const original = yield* call(api.vacancy, id);
    const title = text('vacancyActions.copyTitle', { title: original.title });
    return (yield* call(api.create, copyOf(original, title))).id;
  }
}

const ignore = () => undefined;
