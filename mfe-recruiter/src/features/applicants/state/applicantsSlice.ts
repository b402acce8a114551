import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicantListItem, VacancyApplicants } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { reviewLoaded, statusChangeFailed, statusChangeRequested, statusChanged } from './applicantEvents.ts';

export type ApplicantListStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/** A list that was or is being read; its items are in the entities, so a status is kept in one place. */
type ApplicantList = {
  status: ApplicantListStatus;
  failure: ApiFailure | null;
  title: string;
  ids: number[];
};

const unread: ApplicantList = { status: 'idle', failure: null, title: '', ids: [] };

const noLists: Record<number, ApplicantList> = {};

const adapter = createEntityAdapter<ApplicantListItem>();

const initialState = adapter.getInitialState({
  all: unread,
  /** By the vacancy's id. */
  ofVacancy: noLists,
  /** The applications whose status is on its way to the server. */
  changing: [] as number[],
});

const slice = createSlice({
  name: 'recruiterApplicants',
  initialState,
  reducers: {
    allOpened(state) {
      state.all = opened(state.all);
    },
    allLoaded(state, { payload }: PayloadAction<ApplicantListItem[]>) {
      adapter.upsertMany(state, payload);
      state.all = { status: 'loaded', failure: null, title: '', ids: payload.map(({ id }) => id) };
    },
    allLoadFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.all = { ...state.all, status: 'failed', failure: payload };
    },
    vacancyOpened(state, { payload }: PayloadAction<{ vacancyId: number }>) {
      state.ofVacancy[payload.vacancyId] = opened(state.ofVacancy[payload.vacancyId] ?? unread);
    },
    vacancyLoaded(state, { payload }: PayloadAction<VacancyApplicants>) {
      adapter.upsertMany(state, payload.applicants);
      const ids = payload.applicants.map(({ id }) => id);
      const title = payload.vacancy_title;
      state.ofVacancy[payload.vacancy_id] = { status: 'loaded', failure: null, title, ids };
    },
    vacancyLoadFailed(state, { payload }: PayloadAction<{ vacancyId: number; failure: ApiFailure }>) {
      const list = state.ofVacancy[payload.vacancyId] ?? unread;
      state.ofVacancy[payload.vacancyId] = { ...list, status: 'failed', failure: payload.failure };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(statusChangeRequested, (state, { payload }) => {
        state.changing.push(payload.applicant.id);
      })
      .addCase(statusChanged, (state, { payload }) => {
        state.changing = state.changing.filter((id) => id !== payload.id);
        adapter.updateOne(state, { id: payload.id, changes: { status: payload.status } });
      })
      .addCase(statusChangeFailed, (state, { payload }) => {
        state.changing = state.changing.filter((id) => id !== payload.id);
      })
      .addCase(reviewLoaded, (state, { payload }) => {
        adapter.updateOne(state, { id: payload.id, changes: { status: payload.status } });
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectAllApplicants: createSelector(
      (state: typeof initialState) => state.entities,
      (state) => state.all.ids,
      inOrder,
    ),
    selectAllStatus: (state) => state.all.status,
    selectAllFailure: (state) => state.all.failure,
    selectVacancyApplicants: createSelector(
      (state: typeof initialState) => state.entities,
      (state, vacancyId: number) => (state.ofVacancy[vacancyId] ?? unread).ids,
      inOrder,
    ),
    selectVacancyTitle: (state, vacancyId: number) => (state.ofVacancy[vacancyId] ?? unread).title,
    selectVacancyListStatus: (state, vacancyId: number) => (state.ofVacancy[vacancyId] ?? unread).status,
    selectVacancyListFailure: (state, vacancyId: number) => (state.ofVacancy[vacancyId] ?? unread).failure,
    /** Vacancies whose applicants were read. */
    selectReadVacancies: createSelector(
      (state: typeof initialState) => state.ofVacancy,
      (lists) =>
        Object.keys(lists)
          .map(Number)
          .filter((id) => lists[id]?.status === 'loaded'),
    ),
    selectIsChanging: (state, id: number) => state.changing.includes(id),
  },
});

/** What is on screen stays there while it is read again. */
function opened(list: ApplicantList): ApplicantList {
  return list.status === 'loaded' ? list : { ...list, status: 'loading' };
}

function inOrder(entities: Record<number, ApplicantListItem>, ids: number[]): ApplicantListItem[] {
  return ids.flatMap((id) => entities[id] ?? []);
}

export const applicantsSlice = slice.injectInto(rootReducer);
export const { allOpened, allLoaded, allLoadFailed, vacancyOpened, vacancyLoaded, vacancyLoadFailed } =
  slice.actions;
export const {
  selectAllApplicants,
  selectAllFailure,
  selectAllStatus,
  selectIsChanging,
  selectReadVacancies,
  selectVacancyApplicants,
  selectVacancyListFailure,
  selectVacancyListStatus,
  selectVacancyTitle,
} = applicantsSlice.selectors;
