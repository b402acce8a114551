import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, delay, put, takeLatest } from 'typed-redux-saga';
import type { MatchApi } from '../api/matchApi.ts';
import { events, type MatchChoice } from './matchSlice.ts';

/** Pause in typing before a search, in milliseconds. */
const SEARCH_DELAY_MS = 300;

export function createMatchSaga(api: MatchApi) {
  return function* matchSaga() {
    yield* takeLatest(
      events.matchOpened,
      whileSignedIn(loadOwn, () => {}),
    );
    yield* takeLatest(events.queryChanged, whileSignedIn(search, searchUnavailable));
    yield* takeLatest(
      [events.vacancyChosen, events.choiceCleared],
      whileSignedIn(load, failWith(events.vacancyLoadFailed)),
    );
  };

  /** The search works without the own lists. */
  function* loadOwn({ payload: { isApplicant } }: ReturnType<typeof events.matchOpened>) {
    if (!isApplicant) return;
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
    yield* put(events.ownVacanciesLoaded(distinct(choices)));
  }

  function* search({ payload }: ReturnType<typeof events.queryChanged>) {
    const query = payload.trim();
    if (!query) return;
    yield* delay(SEARCH_DELAY_MS);
    const { data } = yield* call(api.searchVacancies, query);
    yield* put(events.searched(data));
  }

  function* searchUnavailable() {
    yield* put(events.searchFailed());
  }

  function* load(event: ReturnType<typeof events.vacancyChosen | typeof events.choiceCleared>) {
    if (events.vacancyChosen.match(event))
      yield* put(events.vacancyLoaded(yield* call(api.vacancy, event.payload.id)));
  }
}

function distinct(choices: readonly MatchChoice[]): MatchChoice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}
