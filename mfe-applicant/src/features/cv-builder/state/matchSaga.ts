import { toApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, delay, put, takeLatest } from 'typed-redux-saga';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import {
  choiceCleared,
  matchOpened,
  type MatchChoice,
  ownVacanciesLoaded,
  queryChanged,
  searched,
  searchFailed,
  vacancyChosen,
  vacancyLoaded,
  vacancyLoadFailed,
} from './matchSlice.ts';

/** Pause in typing before a search, in milliseconds. */
const SEARCH_DELAY_MS = 300;

export type MatchApi = Pick<CvBuilderApi, 'vacancy' | 'applications' | 'savedVacancies' | 'searchVacancies'>;

export function createMatchSaga(api: MatchApi) {
  return function* matchSaga() {
    yield* takeLatest(
      [matchOpened, signedOut],
      safely(loadOwn, () => {}),
    );
    yield* takeLatest([queryChanged, signedOut], safely(search, searchUnavailable));
    yield* takeLatest([vacancyChosen, choiceCleared, signedOut], safely(load, loadFailed));
  };

  type Opened = ReturnType<typeof matchOpened | typeof signedOut>;
  /** The search stays without the own lists. */
  function* loadOwn(event: Opened) {
    if (!matchOpened.match(event) || !event.payload.isApplicant) return;
    const applications = yield* call(api.applications);
    const { vacancies } = yield* call(api.savedVacancies);
    const choices = [
      ...applications.map(({ vacancy_id, vacancy }) => ({
        id: vacancy_id,
        title: vacancy.title,
        company: vacancy.company.name,
      })),
      ...vacancies.map(({ id, title, company }) => ({ id, title, company: company.name })),
    ];
    yield* put(ownVacanciesLoaded(distinct(choices)));
  }

  function* search(event: ReturnType<typeof queryChanged | typeof signedOut>) {
    if (!queryChanged.match(event) || !event.payload.trim()) return;
    yield* delay(SEARCH_DELAY_MS);
    const { data } = yield* call(api.searchVacancies, event.payload.trim());
    yield* put(searched(data));
  }

  function* searchUnavailable() {
    yield* put(searchFailed());
  }

  function* load(event: ReturnType<typeof vacancyChosen | typeof choiceCleared | typeof signedOut>) {
    if (vacancyChosen.match(event)) yield* put(vacancyLoaded(yield* call(api.vacancy, event.payload.id)));
  }

  function* loadFailed(error: unknown) {
    yield* put(vacancyLoadFailed(toApiErrorData(error)));
  }
}

function distinct(choices: readonly MatchChoice[]): MatchChoice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}
