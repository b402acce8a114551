import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Company, CountedOption, VacancyPage } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import type { CompanyVacancySort } from '../model/vacancySort.ts';

/** The company and its vacancies load independently. */
type CompanyState =
  | { status: 'loading' }
  | { status: 'loaded'; company: Company }
  | { status: 'missing' }
  | { status: 'failed'; failure: ApiErrorData };

type CompanyVacanciesState =
  | { status: 'loading' }
  | { status: 'loaded'; page: VacancyPage }
  | { status: 'failed'; failure: ApiErrorData };

type State = {
  companies: Record<number, CompanyState>;
  /** Keyed by company, order and page, as in `12/date/1`. */
  vacancies: Record<string, CompanyVacanciesState>;
};

type Opened = { id: number; page: number; sort: CompanyVacancySort };

const vacanciesKey = ({ id, page, sort }: Opened): string => `${id}/${sort}/${page}`;

const initialState: State = { companies: {}, vacancies: {} };

const slice = createSlice({
  name: 'publicCompanyPage',
  initialState,
  reducers: {
    companyOpened(state, { payload }: PayloadAction<Opened>) {
      const key = vacanciesKey(payload);
      if (state.companies[payload.id]?.status !== 'loaded')
        state.companies[payload.id] = { status: 'loading' };
      if (state.vacancies[key]?.status !== 'loaded') state.vacancies[key] = { status: 'loading' };
    },
    companyLoaded(state, { payload }: PayloadAction<Company>) {
      state.companies[payload.id] = { status: 'loaded', company: payload };
    },
    companyLoadFailed(state, { payload }: PayloadAction<{ id: number; failure: ApiErrorData }>) {
      const { id, failure } = payload;
      if (failure.status === 404) state.companies[id] = { status: 'missing' };
      else if (state.companies[id]?.status !== 'loaded') state.companies[id] = { status: 'failed', failure };
    },
    companyVacanciesLoaded(state, { payload }: PayloadAction<Opened & { vacancies: VacancyPage }>) {
      state.vacancies[vacanciesKey(payload)] = { status: 'loaded', page: payload.vacancies };
    },
    companyVacanciesLoadFailed(state, { payload }: PayloadAction<Opened & { failure: ApiErrorData }>) {
      const key = vacanciesKey(payload);
      if (state.vacancies[key]?.status === 'loaded') return;
      state.vacancies[key] = { status: 'failed', failure: payload.failure };
    },
  },
  selectors: {
    selectCompany: (state, id: number): CompanyState | undefined => state.companies[id],
    selectCompanyName: (state, id: number): string | undefined => {
      const read = state.companies[id];
      return read?.status === 'loaded' ? read.company.name : undefined;
    },
    selectCompanyVacancies: (state, opened: Opened): CompanyVacanciesState | undefined =>
      state.vacancies[vacanciesKey(opened)],
    /** Languages of the open vacancies, which every page and order states; empty until one is loaded. */
    selectLanguages: createSelector(
      (state: State) => state.vacancies,
      (_state: State, id: number) => id,
      (vacancies, id): CountedOption[] => {
        const [page] = Object.entries(vacancies).flatMap(([key, read]) =>
          key.startsWith(`${id}/`) && read.status === 'loaded' ? [read.page] : [],
        );
        return page?.facets.languages.filter(({ count }) => count > 0) ?? [];
      },
    ),
  },
});

const injected = slice.injectInto(rootReducer);
export const {
  companyOpened,
  companyLoaded,
  companyLoadFailed,
  companyVacanciesLoaded,
  companyVacanciesLoadFailed,
} = slice.actions;
export const { selectCompany, selectCompanyName, selectCompanyVacancies, selectLanguages } =
  injected.selectors;
