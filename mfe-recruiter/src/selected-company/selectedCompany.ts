import { signedOut } from '@cpa/shared/session';
import { selectProfile } from '@cpa/shared/session';
import { rootReducer, storedValue } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** ID of the company that the recruiter last chose. Sign-out clears the storage. */
export const storedCompany = storedValue('recruiterCompany', z.int(), {
  owner: 'adopted',
});

const slice = createSlice({
  name: 'recruiterCompany',
  initialState: () => ({ id: storedCompany.read() }),
  reducers: {
    /** The recruiter chose a company in the sidebar. Lists reload for it. */
    companySelected(state, { payload }: PayloadAction<number>) {
      state.id = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({ id: null })),
  selectors: { selectChosenId: (state) => state.id },
});

const selectedCompanySlice = slice.injectInto(rootReducer);
export const { companySelected } = slice.actions;

type State = Parameters<typeof selectProfile>[0] &
  Parameters<typeof selectedCompanySlice.selectors.selectChosenId>[0];

/** Returns the chosen company of the recruiter, else the first one; null without companies and while the profile loads. */
export function selectCompany(state: State) {
  const companies = selectProfile(state)?.companies ?? [];
  const id = selectedCompanySlice.selectors.selectChosenId(state);
  return companies.find((company) => company.id === id) ?? companies[0] ?? null;
}

/** Company to which lists are limited; null for a recruiter with one company or none. */
export const selectCompanyFilter = (state: State): number | null =>
  (selectProfile(state)?.companies.length ?? 0) > 1 ? selectCompanyId(state) : null;

/** ID of `selectCompany`, for the query `company_id`. */
export const selectCompanyId = (state: State): number | null => selectCompany(state)?.id ?? null;
