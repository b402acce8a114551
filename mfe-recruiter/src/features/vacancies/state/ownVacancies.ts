import { createAction } from '@reduxjs/toolkit';
import type { OwnVacancy } from '@cpa/shared/contracts';
import { createResource } from '@cpa/shared/store';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { VacanciesApi } from '../api/vacanciesApi.ts';

/** The server confirmed a change. */
export const vacancyChanged = createAction<OwnVacancy>('recruiterVacancies/vacancyChanged');
export const vacancyRemoved = createAction<number>('recruiterVacancies/vacancyRemoved');

/** The vacancies of the companies of the recruiter. */
export const ownVacancies = createResource({
  name: 'recruiterVacancies',
  load: async (api: Pick<VacanciesApi, 'own'>) => (await api.own()).vacancies,
  changes: (builder) =>
    builder
      .addCase(vacancyChanged, (vacancies, { payload }) =>
        vacancies.map((vacancy) => (vacancy.id === payload.id ? payload : vacancy)),
      )
      .addCase(vacancyRemoved, (vacancies, { payload: id }) => vacancies.filter((each) => each.id !== id)),
});

const NONE: OwnVacancy[] = [];

export const selectVacancies = (state: object): OwnVacancy[] => ownVacancies.select(state).data ?? NONE;
export const selectVacancyById = (state: object, id: number): OwnVacancy | undefined =>
  selectVacancies(state).find((vacancy) => vacancy.id === id);

export function createVacanciesSaga(api: Pick<VacanciesApi, 'own'>) {
  return function* vacanciesSaga() {
    yield* fork(ownVacancies.saga(api));
    // The list shows the number of applicants.
    yield* takeEvery([applicationReceived, eventsMissed], reloadList);
  };
}

function* reloadList() {
  if ((yield* select(ownVacancies.select)).status === 'loaded') yield* put(ownVacancies.opened());
}
