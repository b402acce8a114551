import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vacancy, VacancyCard } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** A vacancy to choose: from the applicant's own lists or a search. */
export type MatchChoice = { id: number; title: string; company: string };

type MatchState = {
  /** Vacancies that the applicant applied to or saved. */
  own: MatchChoice[];
  query: string;
  results: MatchChoice[];
  search: 'idle' | 'loading' | 'loaded' | 'failed';
  chosen: { id: number; status: 'loading' | 'loaded' | 'failed'; error: ApiErrorData | null } | null;
  vacancy: Vacancy | null;
};

const initialState: MatchState = {
  own: [],
  query: '',
  results: [],
  search: 'idle',
  chosen: null,
  vacancy: null,
};

const choiceOf = ({ id, title, company }: VacancyCard): MatchChoice => ({ id, title, company: company.name });

const slice = createSlice({
  name: 'cvMatch',
  initialState,
  reducers: {
    /** `isApplicant`: the account has saved lists. */
    matchOpened(_state, _action: PayloadAction<{ isApplicant: boolean }>) {},
    ownVacanciesLoaded(state, { payload }: PayloadAction<MatchChoice[]>) {
      state.own = payload;
    },
    queryChanged(state, { payload }: PayloadAction<string>) {
      state.query = payload;
      state.search = payload.trim() ? 'loading' : 'idle';
      if (!payload.trim()) state.results = [];
    },
    searched(state, { payload }: PayloadAction<VacancyCard[]>) {
      state.results = payload.map(choiceOf);
      state.search = 'loaded';
    },
    searchFailed(state) {
      state.search = 'failed';
    },
    vacancyChosen(state, { payload }: PayloadAction<{ id: number }>) {
      state.chosen = { id: payload.id, status: 'loading', error: null };
      state.vacancy = null;
    },
    vacancyLoaded(state, { payload }: PayloadAction<Vacancy>) {
      state.chosen = { id: payload.id, status: 'loaded', error: null };
      state.vacancy = payload;
    },
    vacancyLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.chosen) state.chosen = { ...state.chosen, status: 'failed', error: payload };
    },
    choiceCleared(state) {
      state.chosen = null;
      state.vacancy = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectMatch: (state) => state },
});

export const matchSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectMatch } = matchSlice.selectors;
